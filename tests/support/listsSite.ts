import { type FixtureSite, fixtureSite } from "./fixtureSite";

const story = (title: string, description: string, more: string, heading: string, lead: string) =>
  `title: ${title} | \${business.name}
description: ${description}
${more}blocks:
  - type: hero
    heading: ${heading}
    lead: ${lead}
`;

const list = (title: string, description: string, of: string) => `title: ${title} | \${business.name}
description: ${description}
blocks:
  - type: hero
    heading: ${title}
  - type: list
    heading: All of ${title}
    of: ${of}
`;

/** A page that a row of the table makes: its words are those of the row. */
const TEMPLATE = `title: Dog Grooming in \${row.town} by Maple Street
description: We drive to \${row.town} with a tub and a table. \${row.note} Ask for a day that suits you and your dog.
rows: cities.csv
address: groom-\${row.town}
blocks:
  - type: hero
    heading: Grooming in \${row.town}
    lead: \${row.note}
  - type: textSection
    heading: How we come to you
    text: \${row.text}
  - type: textSection
    heading: What we bring
    text: A folding table and warm water in a tank.
`;

/** As a German spreadsheet program saves it: a mark of the byte order, semicolons, CRLF, and quotes where needed. */
export const TABLE = [
  "\uFEFFtown;note;text",
  'Milltown;"The mill bridge is narrow; we park behind it.";"Every second Tuesday the van stands by the old weir from nine, and the first dog of the morning gets the sun on the table. Bring a towel, leave the lead with us, and walk along the river until we call."',
  'Hillside;Up the road we need a little more time.;"On the hill the wind dries every coat twice as fast as any machine would. We come on Fridays after lunch, set up beside the chapel wall, and take terriers, spaniels and whatever else climbs up here on its own four feet."',
  "Lakeview;Swimmers first, please.;Down at the jetty half of our guests arrive wet already. From May to September we wash lake water out of retrievers every Saturday morning and have the shade of three poplars; in winter we knock at your door instead.",
  "",
].join("\r\n");

/** A groomer's site with news, events, and a page for each row of a table. */
export const listsSite = (): FixtureSite =>
  fixtureSite({
    "news/_collection.yaml":
      "# What is new in the shop.\ncollection: News\nkind: NewsArticle\nfeed: true\npages:\n  required: [summary]\n  properties:\n    author: { enum: [Rosa Alder, Ned Alder] }\n",
    "news.yaml": list(
      "News",
      "What is new at Maple Street, such as longer days in summer, a second tub and a dryer that whispers.",
      "news",
    ),
    "news/second-tub.yaml": story(
      "A Second Tub Has Come",
      "The second tub stands beside the first, a little lower, for dogs with old hips and for those who would rather walk in.",
      "date: 2026-09-01\nauthor: Rosa Alder\ntags: [shop, tubs]\nsummary: The second tub is lower, for dogs with old hips.\npicture: { src: /images/bath.svg, alt: A dog in a tub. }\n",
      "A second tub",
      "It is lower than the first, so that old dogs walk in.",
    ),
    "news/quiet-dryer.yaml": story(
      "A Dryer That Whispers",
      "We have changed the old dryer for one that a sleeping puppy does not hear, and we gave the old one to the fire brigade.",
      "date: 2026-10-12\nauthor: Ned Alder\ntags: [shop]\nsummary: The new dryer does not wake a puppy.\n",
      "A dryer that whispers",
      "Nobody barks at this one.",
    ),
    "events/_collection.yaml": "collection: Events\nkind: Event\norder: oldest\n",
    "events.yaml": list(
      "Events",
      "Days on which the shop is open for more than a haircut, so come along, with or without a dog.",
      "events",
    ),
    "events/nail-day.yaml": story(
      "Nail Day on the First of May",
      "On the first of May we trim the nails of every dog that comes, for nothing, from nine until the last one has gone home.",
      "event: { starts: 2027-05-01T09:00, venue: The shop }\nsummary: Nails for nothing, from nine.\n",
      "Nail day",
      "Every dog that comes gets its nails trimmed.",
    ),
    "towns/_collection.yaml": "collection: Towns\norder: name\n",
    "towns.yaml": list(
      "Towns",
      "The towns to which we drive with a tub, a table and warm water, and what is different in each of them.",
      "towns",
    ),
    "towns/city.template.yaml": TEMPLATE,
    "towns/cities.csv": TABLE,
  });
