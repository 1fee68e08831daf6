import type { FaultParts } from './fault-parts.ts';
import type { de } from './faults.de.ts';

const missing = ({ kind }: FaultParts) => {
  if (kind === 'choice' || kind === 'reference' || kind === 'device') return 'Please make a choice.';
  if (kind === 'cents') return 'Please enter an amount; 0 means that there is nothing to pay.';
  return 'Please fill in this field.';
};

const noNumber = ({ kind }: FaultParts) => {
  if (kind === 'cents') return 'Please enter an amount, such as 12.50.';
  if (kind === 'percent') return 'Please enter a percentage, such as 19 or 7.5.';
  if (kind === 'thousandths') return 'Please enter a quantity with at most three decimals, such as 1.5.';
  return 'Please enter a whole number, such as 12.';
};

const namesAndMore = ({ names, more }: FaultParts) =>
  more === 0 ? `“${names}”` : `“${names}” and ${more} more`;

export const en: typeof de = {
  MISSING: missing,
  NOT_TEXT: () => 'Please enter a text.',
  TOO_LONG: ({ most }) => `At most ${most} characters.`,
  NOT_AN_EMAIL: () => 'Invalid email format',
  NOT_A_URL: () => 'Invalid URL format',
  NOT_A_PHONE_NUMBER: () => 'Not a valid phone number.',
  NOT_A_NUMBER: noNumber,
  OUT_OF_RANGE: ({ least, most }) => `Please enter a value from ${least} to ${most}.`,
  NOT_YES_OR_NO: () => 'Please choose yes or no.',
  UNKNOWN_CHOICE: () => 'There is no such choice. Please make another one.',
  NOT_A_COLOUR: () => 'Please enter a colour such as #1565c0.',
  NOT_ROWS: () => 'These rows cannot be read.',
  TOO_MANY_ROWS: ({ most }) => `At most ${most} rows.`,
  UNKNOWN_REFERENCE: () => 'This record is no longer there. Please choose another one.',
  NOT_IN_ALL_BRANCHES: () =>
    'This record does not belong to all chosen branches. Please choose another one, or change the branches.',
  USED_IN_BRANCHES: (users) =>
    `This record is still used in a branch that you remove: ${namesAndMore(users)}.`,
  USED_BY_ARTICLES: (users) =>
    `Articles still have this category, and it would no longer fit them: ${namesAndMore(users)}.`,
  HAS_SUBARTICLES: (users) => `This article has sub-articles itself: ${namesAndMore(users)}.`,
  NO_BRANCH_LEFT: () => 'This record would be in no branch any more. Please change it first, or delete it.',
  TAKEN: ({ names }) =>
    names ? `“${names}” has this already.` : 'This is already taken. Please choose something else.',
  UNKNOWN_BRANCH: () => 'Please choose at least one of your branches.',
  FOLLOWERS_TAKEN: ({ names }) =>
    `In the new branch these numbers are taken: ${names}. Please change them first.`,
  // MDA-14, verbatim
  NAME_NOT_VALID: () => 'Name not valid, please choose a different one.',
  PIN_NOT_VALID: () => 'A PIN has 4 to 8 digits.',
  GTIN_CHECK_DIGIT: () => 'The check digit is wrong. Please compare the number with the package.',
  IDENTIFIER_FORMAT: ({ example }) => `This is not how it is built. Right is, for example, ${example}.`,
  IDENTIFIER_CHECK_DIGIT: () => 'The check digit is wrong. Please compare the number character by character.',
  IDENTIFIER_COUNTRY: ({ country }) =>
    `This number belongs to another country: ${country}. Please check the number and the country.`,
  IBAN_LENGTH: ({ most }) =>
    `An IBAN of this country has ${most} characters. Please check whether any is missing.`,
  TAX_NUMBER_STATE: ({ state }) =>
    `This tax number belongs to another state: ${state}. Please check the number and the state.`,
  BANK_CODE_OF_IBAN: ({ example }) =>
    `This is not the bank of the IBAN, which names ${example}. Please check both numbers.`,
  NOT_IN_COUNTRY: ({ country }) =>
    `There is no such number in this country: ${country}. Please empty the field, or check the country.`,
  UNKNOWN_DEVICE: () =>
    'This register is not linked, or not in one of the chosen branches. Please choose another one.',
  // ART-06, verbatim
  PRICE_KEY_TWICE: () => 'You cannot assign same key to 2 prices!!',
  PART_OF_ITSELF: () => 'A record cannot be a part of itself.',
  ONLY_MAIN_CATEGORY: () => 'Only a main category fits here.',
  ONLY_SUBCATEGORY: () => 'Only a subcategory fits here.',
  NOT_OF_MAIN_CATEGORY: () => 'This subcategory belongs to another main category.',
  DEFAULT_TAKEN: () => 'This organization already has a default address of this kind.',
  COMPANY_OR_LAST_NAME: () => 'Please enter a company or a last name.',
  ONLY_MAIN_ARTICLE: () => 'Only a main article fits here.',
};
