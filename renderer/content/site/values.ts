import { type Values, valuesIn } from "../../base/values/values";
import { us } from "../../countries/us";
import { english } from "../../languages/en";

/** The kinds of value in the texts of a site, and how they are found, parsed and formatted. */
export const values: Values = valuesIn({ country: us, language: english });
