import { identifierFaultCodes } from '../identifiers/index.ts';

/** What can be wrong with a value of a record; the words are in the web. Closed, as the error table is. */
export const faultCodes = [
  'MISSING',
  'NOT_TEXT',
  /** `most` characters */
  'TOO_LONG',
  /** ORG-19 */
  'NOT_AN_EMAIL',
  'NOT_A_URL',
  'NOT_A_PHONE_NUMBER',
  'NOT_A_NUMBER',
  /** `least` and `most`, in the unit of the field */
  'OUT_OF_RANGE',
  'NOT_YES_OR_NO',
  'UNKNOWN_CHOICE',
  'NOT_A_COLOUR',
  'NOT_A_DAY',
  'NOT_A_TIME',
  /** CFG-02: the receipt layout as a whole */
  'NOT_A_LAYOUT',
  'NOT_ROWS',
  /** `most` rows */
  'TOO_MANY_ROWS',
  /** The record that it names is not there (any more). */
  'UNKNOWN_REFERENCE',
  /** The record that it names does not belong to all branches of this one. */
  'NOT_IN_ALL_BRANCHES',
  /** Records of the kind `by` name it and stay in a branch that it leaves: the first `users`, and how many `more`. */
  'USED_IN_BRANCHES',
  /** Articles have it as main or subcategory where it then does not fit: the first `users`, and how many `more`. */
  'USED_BY_ARTICLES',
  /** Other articles are its sub-articles: the first `users`, and how many `more`. */
  'HAS_SUBARTICLES',
  /** It would leave its last branch along with what it names. */
  'NO_BRANCH_LEFT',
  /** Another record of the same branch has the value. */
  'TAKEN',
  'UNKNOWN_BRANCH',
  /** In the new branches others have the values of what follows this record: its `names`. */
  'FOLLOWERS_TAKEN',
  /** MDA-14 */
  'NAME_NOT_VALID',
  'GTIN_CHECK_DIGIT',
  /** EMP-02: not 4 to 8 digits */
  'PIN_NOT_VALID',
  ...identifierFaultCodes,
  /** The IBAN names the bank `example`. */
  'BANK_CODE_OF_IBAN',
  /** The record's `country` has no such number. */
  'NOT_IN_COUNTRY',
  /** The register is not linked, or not in a branch of the record. */
  'UNKNOWN_DEVICE',
  /** No picture that the company has sent. */
  'UNKNOWN_PICTURE',
  /** ART-06: two prices with one key */
  'PRICE_KEY_TWICE',
  /** It would be a part of itself, at whatever depth. */
  'PART_OF_ITSELF',
  'ONLY_MAIN_CATEGORY',
  'ONLY_SUBCATEGORY',
  'NOT_OF_MAIN_CATEGORY',
  'ONLY_MAIN_ARTICLE',
  /** A category of buttons, or an app, of another template; or a category of another app. */
  'NOT_OF_TEMPLATE',
  /** What a record was made for does not change. */
  'CANNOT_CHANGE',
  /** ORG-18: another address of the organization is the default of its kind. */
  'DEFAULT_TAKEN',
  /** ORG-26 */
  'COMPANY_OR_LAST_NAME',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** A record that stands in the way of a change. */
export interface FaultUser {
  readonly id: string;
  readonly name: string;
}

/** A fault of one value. `path` names it: `name`, or `prices.1.key` for the second row's. */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  readonly parameters?: Readonly<Record<string, string | number | readonly FaultUser[]>> | undefined;
}
