import type { DemandId } from './demands.ts';
import type { demandsDe, layoutFaultsDe } from './layout-words.de.ts';

export const demandsEn: typeof demandsDe = {
  company: 'The name of the company must stand on every receipt.',
  address: 'The address of the company must stand on every receipt (§ 6 KassenSichV).',
  taxNumber: 'The tax number (NIF) must stand on every receipt (RD 1619/2012).',
  number: 'The consecutive receipt number must stand on every receipt.',
  date: 'The date of issue, and in Austria the time, must stand on every receipt.',
  span: 'Start and end of the transaction must stand on every receipt, as text or in the TSE code (§ 6 KassenSichV).',
  goods: 'Quantity and kind of the goods must stand on every receipt.',
  total: 'The total must stand on every receipt.',
  rates:
    'The amounts per VAT rate must stand on every receipt: in Germany rate and VAT, in Austria rate and gross, in Spain the rate.',
  register: 'The register’s identification number must stand on every receipt (§ 11 RKSV).',
  tse: 'What the TSE tells must stand on every receipt: as TSE code, or as text with transaction, signature counter, serial numbers and signature (§ 6 KassenSichV).',
  tseFailure: 'When the TSE fails, the receipt must say so (AEAO on § 146a).',
  rksv: 'The machine-readable RKSV code must stand on every receipt (§ 11 RKSV).',
  rksvFailure: 'When the signature device fails, the receipt must say so (§ 17 RKSV).',
  verifactu: 'The VERI*FACTU code must stand at the top of every receipt, in the header (RD 1007/2023).',
  verifactuText: 'The VERI*FACTU notice must stand on every receipt (RD 1007/2023).',
};

export const layoutFaultsEn: typeof layoutFaultsDe = {
  NOT_A_LAYOUT: () => 'This is no layout that Tresen knows.',
  WRONG_KIND: () => 'This is a layout of another print-out.',
  OUT_OF_RANGE: ({ least, max }) => `${least} to ${max} are allowed.`,
  TOO_LONG: ({ max }) => `At most ${max} characters.`,
  TOO_MANY: ({ max }) => `At most ${max} of these.`,
  UNKNOWN_TAG: ({ name }) => `There is no field “${name}”.`,
  TAG_NOT_OF_KIND: ({ name }) => `This print-out has no field “${name}”.`,
  TAG_NOT_IN_BLOCK: ({ name }) => `The field “${name}” is not available in this section.`,
  TAG_NOT_IN_CODE: ({ name }) => `The field “${name}” cannot stand in a QR code.`,
  TAGS_DO_NOT_MIX: ({ name, other }) =>
    `“${name}” and “${other}” cannot stand in one line: the line is printed for each of them.`,
  COLUMNS_TOO_WIDE: ({ width }) => `Together the columns are wider than ${width} characters.`,
  NO_LOGO: () => 'There is no logo.',
  LOGO_BROKEN: () => 'The logo is damaged. Please choose the picture again.',
  DEMANDED_MISSING: ({ demand }) => demandsEn[String(demand) as DemandId] ?? String(demand),
};
