import { Observable } from "../common/observable";

/** A photo that was dropped on a picture of the page, until the field of that picture takes it. */
class DroppedPhoto extends Observable {
  #dropped: { route: string; pointer: string; photo: File } | undefined;

  put(route: string, pointer: string, photo: File): void {
    this.#dropped = { route, pointer, photo };
    this.notify();
  }

  /** The photo for a field. */
  for(route: string, pointer: string): File | undefined {
    const dropped = this.#dropped;
    return dropped?.route === route && dropped.pointer === pointer ? dropped.photo : undefined;
  }

  take(): void {
    this.#dropped = undefined;
  }
}

export const droppedPhoto = new DroppedPhoto();
