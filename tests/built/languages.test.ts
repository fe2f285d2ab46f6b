// @module-tag slow
import { testLinks } from "../support/sites/testLinks";

testLinks("fixture-jaffa");
