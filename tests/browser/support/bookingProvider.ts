import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";

/** Where site.yaml says that the widget's script is. */
export const WIDGET_SCRIPT = "https://widget.booking.example/v2/widget/widget.js";

/** Everything that the provider answers for. */
const PROVIDER = /^https:\/\/[a-z]+\.booking\.example\//;

/** A widget as booking services write them: a global constructor that puts an iframe into a container. */
const script = `
  window.BookingWidget = class {
    constructor(options) {
      window.widgetOptions = options;
      const style = document.createElement("style");
      style.textContent = ".booking-frame { width: 100%; }";
      document.head.append(style);
      const badge = document.createElement("div");
      badge.id = "booking-badge";
      document.body.append(badge);
      const frame = document.createElement("iframe");
      frame.className = "booking-frame";
      frame.src = options.url + "/v2/?widget-type=" + options.widget_type;
      document.getElementById(options.container_id).append(frame);
    }
  };
`;

const calendar = `<!doctype html><html lang="en"><title>Calendar</title><h1>Choose a service</h1><button>Cornrows</button></html>`;

/** A booking service on loopback. */
interface BookingProvider {
  /** Lets the page reach the provider under the names that site.yaml has for it. */
  serve: (page: Page) => Promise<unknown>;
  stop: () => void;
}

/** A small booking service of the tests' own: a real script and a real page. */
export async function startBookingProvider(): Promise<BookingProvider> {
  const server: Server = createServer((request, response) => {
    const isScript = request.url?.endsWith(".js");
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8" });
    response.end(isScript ? script : calendar);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    serve: (page) =>
      page.route(PROVIDER, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${origin}${pathname}${search}` }) });
      }),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
