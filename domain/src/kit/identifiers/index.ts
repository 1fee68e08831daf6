export { austrianTaxNumber, austrianVatId } from './austrian.ts';
export { bic, countryOfBic } from './bic.ts';
export { creditorId } from './creditor-id.ts';
export { germanTaxId, germanVatId } from './german.ts';
export { findGermanState, type GermanState, germanStates } from './german-states.ts';
export {
  type GermanTaxNumber,
  germanTaxNumberExample,
  germanTaxNumberFault,
  readGermanTaxNumber,
} from './german-tax-number.ts';
export { isGtin } from './gtin.ts';
export { bankCodeOfIban, countryOfIban, iban, isSepaIban, needsBic } from './iban.ts';
export {
  type Identifier,
  type IdentifierFault,
  identifierFaultCodes,
  lettersAndDigits,
} from './identifier.ts';
export { postcodes } from './postcodes.ts';
export { spanishNif, spanishVatId } from './spanish.ts';
export { swissUid, swissVatId } from './swiss.ts';
