import { words } from "../base/values/figures/numbers";
import type { LanguageForm } from "../base/values/values";

const DAILY = [0, 1, 2, 3, 4, 5, 6];

/** A day of the week in every form: `segunda-feira`, `segunda`, `segundas-feiras`. */
const feira = (name: string, short: string) => [`${name}-feira`, `${name}s-feiras`, name, short];

/** How Portuguese writes values, besides what CLDR has. */
export const portuguese: Partial<LanguageForm> = {
  to: ["a", "à", "às", "ao", "até", "até às", "até as", "até a", "até o"],
  between: ["entre", "e(?:\\sas?)?"],
  or: ["ou"],
  and: ["e"],
  separator: String.raw`\s?h\s?|:`,
  after: String.raw`h(?:rs|s)?(?!\p{L})`,
  pm: undefined,
  named: { "meio-dia": 720, "meio dia": 720, "meio-dia e meia": 750, "meia-noite": 1440, "meia noite": 1440 },
  ordinal: "[ºo]",
  ending: "s?",
  weekdays: [
    ...[feira("segunda", "seg"), feira("terça", "ter"), feira("quarta", "qua"), feira("quinta", "qui")],
    ...[feira("sexta", "sex"), ["sábado", "sáb"], ["domingo", "dom"]],
  ],
  groups: {
    "todos os dias": DAILY,
    diariamente: DAILY,
    "dias úteis": DAILY.slice(0, 5),
    "fins de semana": [5, 6],
    "fim de semana": [5, 6],
  },
  calling: String.raw`(?<!\p{L})(?:tel|fone|lig|disque|celular|whatsapp|zap|fax|número|plantão)`,
  numbers: {
    small: words(
      "um/uma dois/duas três quatro cinco seis/meia_dúzia sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
      1,
    ),
    tens: words("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", 20, 10),
    hundreds: {
      ...{ cem: 100, cento: 100 },
      ...words(
        "duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
        200,
        100,
      ),
    },
    thousands: { mil: 1000 },
    joint: String.raw`\s|\se\s`,
  },
  moreUnits: { minute: ["min."], hour: ["hrs"] },
  distances: {
    mile: ["milha", "milhas"],
    kilometer: ["quilômetro", "quilômetros", "quilómetro", "quilómetros", "km"],
    meter: ["metro", "metros", "m"],
  },
  phrases: {
    ...{ "meia hora": 30, "quarto de hora": 15, "três quartos de hora": 45, "hora e meia": 90, "meio ano": 262_980 },
    ...{ quinzena: 21_600, década: 5_259_600 },
  },
  ways: { "meio quilômetro": 500, "meio quilómetro": 500 },
  half: String.raw`\se\smei[ao]|\s1\/2`,
  percent: ["por cento"],
  spoken: { "# e meia": 30, "# horas e meia": 30, "# e quinze": 15, "# horas": 0, "# hora": 0, "# em ponto": 0 },
  // Not a duration: "leva duas horas".
  beforeSpoken: "às?|até|as|das?|desde\\sas?|pelas",
  lasting: "em|por|durante|dura|duram|leva|levam|cerca\\sde|umas?",
  morning: "da\\smanhã",
  afternoon: "da\\starde|da\\snoite",
  at: "às?|até\\s(?:às?|as?)|até|das|desde\\sas|antes\\sdas|depois\\sdas|a\\spartir\\sdas|pelas",
  until: "até(?:\\s(?:às?|as?))?",
  opening: "aberto|aberta|abrimos|atendemos|atendimento|funcionamos|horário|das?|de",
  open: "abert[oa]s?|abre|abrimos|abrem|atende|atendemos|funciona|funcionamos",
  closed: "não\\s(?:abrimos|abrem?|atendemos|atende|funciona)|fechad[oa]s?|fecha|fechamos|fecham|folga",
  always: String.raw`24\shoras(?:\spor\sdia)?(?=[.,;!?]|$)|24\/7|dia\se\snoite`,
  of: "de|do",
  dayWords: { primeiro: 1 },
  onDay: "dia|em|até|de",
  since: "desde|em|fundad[oa]\\sem",
  times: "vezes",
  plural: "ões|ães|ns|es|s|a|o|e",
  particles:
    "a ao aos após as até com como da das de desde do dos e é ela ele eles em entre era esta este foi há já mais mas me muito na nas não nem no nos nós nossa nosso o os ou para pela pelo por porque que quem se sem seu seus só sob sobre sua suas também te tem um uma você vocês".split(
      " ",
    ),
  currencies: {
    ...{ dólar: "$", dólares: "$", euro: "EUR", euros: "EUR", libras: "GBP", "francos suíços": "CHF" },
  },
  cents: ["centavo", "centavos", "cêntimo", "cêntimos"],
  streets: {
    short: { rua: "r", avenida: "av", alameda: "al", travessa: "tv", praça: "pç" },
    addresses: [
      String.raw`(?<!\p{L})(?:[Rr]ua|R\.|[Aa]venida|[Aa]v\.?|[Aa]lameda|[Aa]l\.|[Tt]ravessa|[Pp]raça|[Ll]argo|[Ee]strada|[Rr]odovia)\s(?:(?:de|da|do|das|dos)\s){0,2}[\p{Lu}\d][\p{L}'’-]{0,40}(?:\s(?:(?:de|da|do|das|dos|e)\s){0,2}[\p{Lu}][\p{L}'’-]{0,40}){0,5},?\s(?:[Nn](?:º|o)?\.?\s?)?\d{1,5}(?![\p{L}\d]|[.,:]\d)`,
    ],
  },
};
