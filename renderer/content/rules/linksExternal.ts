import { hero, type Rule } from "../rule";
import { hostProblem } from "../site/linkProblem";
import { linksOf } from "../site/links";

export default {
  name: "links/external",
  severity: "warning",
  sentence: "A link to another site names a whole host, and ends where its address ends.",
  why: "Such a link was pasted with something too much or too little, and leads visitors to an error.",
  fix: "Open the address in a browser and copy it from there.",
  good: hero('actions: [{ label: Map, to: "https://maps.example.com/shop" }]'),
  bad: hero('actions: [{ label: Map, to: "https://maps.example.com/shop." }]'),
  *check(site) {
    for (const { file, pointer, piece, to } of linksOf(site)) {
      const problem = hostProblem(to);
      if (problem) yield { file, pointer, piece, ...problem };
    }
  },
} satisfies Rule;
