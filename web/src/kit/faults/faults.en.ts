import type { FaultParts } from './fault-parts.ts';
import type { de } from './faults.de.ts';

export const en: typeof de = {
  MISSING: missing,
  NOT_TEXT: () => 'Please enter some text.',
  TOO_LONG: ({ max }) => `Maximum ${max} characters.`,
  NOT_AN_EMAIL: () => 'Invalid email format',
  NOT_A_URL: () => 'Invalid URL format',
  NOT_A_PHONE_NUMBER: () => 'Invalid phone number.',
  NOT_A_NUMBER: noNumber,
  OUT_OF_RANGE: ({ least, max }) => `Please enter a value between ${least} and ${max}.`,
  NOT_YES_OR_NO: () => 'Please choose yes or no.',
  UNKNOWN_CHOICE: () => 'This option is not available. Please choose another one.',
  NOT_A_COLOUR: () => 'Please enter a colour such as #1565c0.',
  NOT_A_DAY: () => 'Enter a day.',
  NOT_A_TIME: () => 'Enter a time, for example 22:30.',
  NOT_A_LAYOUT: () => 'This layout is incomplete. Check the marked lines.',
  NOT_ROWS: () => 'We couldn’t read these rows.',
  TOO_MANY_ROWS: ({ max }) => `Maximum ${max} rows.`,
  UNKNOWN_REFERENCE: () => 'This record no longer exists. Please choose another one.',
  NOT_IN_ALL_BRANCHES: () =>
    'This record is not available in all the selected branches. Choose another one or change the branches.',
  USED_IN_BRANCHES: (users) =>
    `This record is still used in a branch you are removing: ${namesAndMore(users)}.`,
  USED_BY_ARTICLES: (users) =>
    `This change does not suit articles that use this category: ${namesAndMore(users)}.`,
  HAS_SUBARTICLES: (users) => `This article has sub-articles of its own: ${namesAndMore(users)}.`,
  NO_BRANCH_LEFT: () => 'This would leave the record without a branch. Change or delete it first.',
  TAKEN: ({ names }) =>
    names ? `Already used by “${names}”.` : 'This is already taken. Please choose something else.',
  UNKNOWN_BRANCH: () => 'Please choose at least one of your branches.',
  FOLLOWERS_TAKEN: ({ names }) =>
    `These numbers are already taken in the new branch: ${names}. Please change them first.`,
  // MDA-14, verbatim
  NAME_NOT_VALID: () => 'Name not valid, please choose a different one.',
  PIN_NOT_VALID: () => 'A PIN must have 4 to 8 digits.',
  GTIN_CHECK_DIGIT: () => 'The check digit is wrong. Please check the number on the packaging.',
  IDENTIFIER_FORMAT: ({ example }) => `The format is wrong. Example: ${example}.`,
  IDENTIFIER_CHECK_DIGIT: () => 'The check digit is wrong. Please check each character.',
  IDENTIFIER_COUNTRY: ({ country }) =>
    `This number belongs to another country: ${country}. Please check the number and the country.`,
  IBAN_LENGTH: ({ max }) =>
    `An IBAN from this country has ${max} characters. Please check that none are missing.`,
  TAX_NUMBER_STATE: ({ state }) =>
    `This tax number belongs to another state: ${state}. Please check the number and the state.`,
  BANK_CODE_OF_IBAN: ({ example }) =>
    `This bank code does not match the IBAN, which contains ${example}. Please check both numbers.`,
  NOT_IN_COUNTRY: ({ country }) =>
    `This number is not used in this country: ${country}. Clear the field or check the country.`,
  UNKNOWN_PICTURE: () => 'This picture no longer exists. Please upload it again.',
  UNKNOWN_DEVICE: () =>
    'This register is not linked, or not in one of the selected branches. Please choose another one.',
  // ART-06, verbatim
  PRICE_KEY_TWICE: () => 'You cannot assign same key to 2 prices!!',
  PART_OF_ITSELF: () => 'A record can’t contain itself.',
  ONLY_MAIN_CATEGORY: () => 'Please choose a main category.',
  ONLY_SUBCATEGORY: () => 'Please choose a subcategory.',
  NOT_OF_MAIN_CATEGORY: () => 'This subcategory belongs to another main category.',
  DEFAULT_TAKEN: () => 'This organization already has a default address of this type.',
  COMPANY_OR_LAST_NAME: () => 'Please enter a company or a last name.',
  ONLY_MAIN_ARTICLE: () => 'Please choose a main article.',
  NOT_OF_TEMPLATE: () => 'This belongs to another surface. Please choose something else.',
  CANNOT_CHANGE: () => 'This can no longer be changed.',
};

function missing({ kind }: FaultParts) {
  if (kind === 'choice' || kind === 'reference' || kind === 'device') return 'Please choose an option.';
  if (kind === 'cents') return 'Please enter an amount. Enter 0 if it is free.';
  return 'Please fill in this field.';
}

function noNumber({ kind }: FaultParts) {
  if (kind === 'cents') return 'Please enter an amount, such as 12.50.';
  if (kind === 'percent') return 'Please enter a percentage, such as 19 or 7.5.';
  if (kind === 'thousandths') return 'Please enter a quantity with up to three decimal places, such as 1.5.';
  return 'Please enter a whole number, such as 12.';
}

function namesAndMore({ names, more }: FaultParts) {
  return more === 0 ? `“${names}”` : `“${names}” and ${more} more`;
}
