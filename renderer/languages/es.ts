import { words } from "../base/values/figures/numbers";
import type { LanguageForm } from "../base/values/values";

const DAILY = [0, 1, 2, 3, 4, 5, 6];

/** How Spanish writes values, besides what CLDR has. */
export const spanish: Partial<LanguageForm> = {
  to: ["a", "al", "hasta", "a las", "a la", "hasta las", "hasta la"],
  between: ["entre", "y(?:\\slas?)?"],
  or: ["o"],
  and: ["y", "e"],
  separator: "[:.]",
  after: String.raw`h(?:rs|s)?(?!\p{L})|[ap]\.\s?m\.|[ap]m(?!\p{L})`,
  pm: "p",
  named: { mediodía: 720, medianoche: 1440 },
  ordinal: "[ºo]",
  ending: "(?:es|s)?",
  groups: {
    "todos los días": DAILY,
    "cada día": DAILY,
    "a diario": DAILY,
    "entre semana": [0, 1, 2, 3, 4],
    "fines de semana": [5, 6],
    ...{ "l-v": DAILY.slice(0, 5), "l a v": DAILY.slice(0, 5), "l-s": DAILY.slice(0, 6), "l a s": DAILY.slice(0, 6) },
    ...{ "l-d": DAILY, "l a d": DAILY },
  },
  calling: String.raw`(?<!\p{L})(?:tel|teléfono|llam|llám|móvil|celular|fax|whatsapp|marque|número)`,
  numbers: {
    small: words(
      "un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho diecinueve",
      1,
    ),
    tens: {
      ...words("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10),
      ...words(
        "veintiuno/veintiún/veintiuna veintidós/veintidos veintitrés/veintitres veinticuatro veinticinco veintiséis/veintiseis veintisiete veintiocho veintinueve",
        21,
      ),
    },
    hundreds: {
      ...{ cien: 100, ciento: 100 },
      ...words(
        "doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas",
        200,
        100,
      ),
    },
    thousands: { mil: 1000 },
    joint: String.raw`\s|\sy\s`,
  },
  moreUnits: { minute: ["min."], hour: ["hrs"] },
  distances: {
    mile: ["milla", "millas"],
    kilometer: ["kilómetro", "kilómetros", "km"],
    meter: ["metro", "metros", "m"],
    yard: ["yarda", "yardas"],
  },
  phrases: {
    ...{ "media hora": 30, "cuarto de hora": 15, "tres cuartos de hora": 45, "3 cuartos de hora": 45 },
    ...{ "medio día": 720, "medio año": 262_980, quincena: 21_600, década: 5_259_600, "hora y media": 90 },
  },
  ways: { "medio kilómetro": 500, "media milla": 805 },
  half: String.raw`\sy\smedi[ao]|\s1\/2`,
  percent: ["por 100"],
  spoken: {
    ...{
      "las # y media": 30,
      "la # y media": 30,
      "las # y cuarto": 15,
      "la # y cuarto": 15,
      "las # menos cuarto": -15,
      "las # en punto": 0,
    },
    ...{ "las # horas": 0 },
  },
  lasting: "dura|duran|durante|en|unas|lleva|tarda",
  morning: "de\\sla\\smañana",
  afternoon: "de\\sla\\starde|de\\sla\\snoche",
  at: String.raw`(?:a|de|desde|hasta|sobre|y|antes\sde|después\sde|entre)\slas?`,
  until: "hasta(?:\\slas?)?",
  opening: "abierto|abierta|abrimos|horario|de|las?",
  open: "abiert[oa]s?|abre|abrimos|abren",
  closed: "no\\s(?:abrimos|abren?)|cerrad[oa]s?|cierra|cerramos|cierran|descanso",
  always: String.raw`(?:las\s)?24\shoras(?:\sdel\sdía)?(?=[.,;!?]|$)|24\/7`,
  of: "de|del",
  dayWords: { primero: 1 },
  onDay: "el|del|al",
  since: "desde|en|desde\\sel\\saño|fundad[oa]\\sen",
  times: "veces",
  plural: "ces|z|es|s|e",
  particles:
    "a al antes aún aunque cada como con contra cuando de del desde después donde durante e el ella ellas ellos en entre era es esta este está están estos fue ha han hasta hay la las le les lo los más me mi muy ni no nos nuestra nuestro o para pero por porque pues que quien salvo se según si sin sobre son su sus también te tu u un una uno usted y ya yo".split(
      " ",
    ),
  currencies: {
    dólar: "$",
    dólares: "$",
    dolares: "$",
    euro: "EUR",
    euros: "EUR",
    "francos suizos": "CHF",
    "libras esterlinas": "GBP",
  },
  cents: ["céntimo", "céntimos", "centavo", "centavos"],
  streets: {
    short: { calle: "c", avenida: "av", avda: "av", plaza: "pl", pza: "pl", paseo: "po" },
    addresses: [
      String.raw`(?<!\p{L})(?:[Cc]alle|C\/|[Aa]venida|[Aa]vda\.?|[Aa]v\.|[Pp]laza|[Pp]za\.?|[Pp]aseo|[Pp]º|[Cc]amino|[Cc]arretera|[Rr]onda|[Tt]ravesía|[Cc]alzada|[Gg]lorieta|[Bb]oulevard)\s?(?:(?:de|del|la|las|los|el)\s){0,3}[\p{Lu}\d][\p{L}'’-]{0,40}(?:\s(?:(?:de|del|la|las|los|y)\s){0,3}[\p{Lu}][\p{L}'’-]{0,40}){0,5},?\s(?:[Nn](?:úm(?:ero)?\.?|\.?º)\s?|#\s?)?\d{1,5}(?![\p{L}\d]|[.,:]\d)`,
    ],
  },
};
