/** An element of a sequence: its name, its type, how often it comes at least and at most. */
type Part = readonly [name: string, type: string, least?: 0 | 1, max?: number];
const [any, many] = [0, Number.POSITIVE_INFINITY] as const;

/**
 * What the XML schema of pain.008.001.08 says of the types that a SEPA direct debit file is made of: the elements of each
 * in their order. Elements without a type here are not for SEPA (implementation guidelines EPC130-08).
 */
export const sequences: Readonly<Record<string, readonly Part[]>> = {
  Document: [['CstmrDrctDbtInitn', 'CustomerDirectDebitInitiation']],
  CustomerDirectDebitInitiation: [
    ['GrpHdr', 'GroupHeader'],
    ['PmtInf', 'PaymentInstruction', 1, many],
  ],
  GroupHeader: [
    ['MsgId', 'Reference'],
    ['CreDtTm', 'DateTime'],
    ['NbOfTxs', 'Max15Numeric'],
    // The schema lets it out, the guidelines do not.
    ['CtrlSum', 'Sum'],
    ['InitgPty', 'Party'],
  ],
  PaymentInstruction: [
    ['PmtInfId', 'Reference'],
    ['PmtMtd', 'DD'],
    ['BtchBookg', 'Boolean', any],
    ['NbOfTxs', 'Max15Numeric'],
    ['CtrlSum', 'Sum'],
    ['PmtTpInf', 'PaymentType'],
    ['ReqdColltnDt', 'Date'],
    ['Cdtr', 'PartyWithAddress'],
    ['CdtrAcct', 'Account'],
    ['CdtrAgt', 'Agent'],
    ['UltmtCdtr', 'Party', any],
    ['ChrgBr', 'SLEV'],
    ['CdtrSchmeId', 'SchemeParty'],
    ['DrctDbtTxInf', 'Transaction', 1, many],
  ],
  PaymentType: [
    ['SvcLvl', 'ServiceLevel'],
    ['LclInstrm', 'LocalInstrument'],
    ['SeqTp', 'SequenceType'],
    ['CtgyPurp', 'CategoryPurpose', any],
  ],
  ServiceLevel: [['Cd', 'SEPA']],
  LocalInstrument: [['Cd', 'CORE']],
  Transaction: [
    ['PmtId', 'PaymentId'],
    ['InstdAmt', 'Amount'],
    ['DrctDbtTx', 'DirectDebit'],
    ['UltmtCdtr', 'Party', any],
    ['DbtrAgt', 'Agent'],
    ['Dbtr', 'PartyWithAddress'],
    ['DbtrAcct', 'Account'],
    ['UltmtDbtr', 'Party', any],
    ['Purp', 'Purpose', any],
    ['RmtInf', 'Remittance', any],
  ],
  PaymentId: [
    ['InstrId', 'Reference', any],
    ['EndToEndId', 'Reference'],
  ],
  DirectDebit: [['MndtRltdInf', 'Mandate']],
  Mandate: [
    ['MndtId', 'MandateReference'],
    ['DtOfSgntr', 'Date'],
    ['AmdmntInd', 'Boolean', any],
    ['AmdmntInfDtls', 'Amendment', any],
    ['ElctrncSgntr', 'Max1025', any],
  ],
  Amendment: [
    ['OrgnlMndtId', 'MandateReference', any],
    ['OrgnlCdtrSchmeId', 'FormerCreditor', any],
  ],
  FormerCreditor: [
    ['Nm', 'Name', any],
    ['Id', 'PartyId', any],
  ],
  Party: [['Nm', 'Name']],
  PartyWithAddress: [
    ['Nm', 'Name'],
    ['PstlAdr', 'Address', any],
  ],
  SchemeParty: [['Id', 'PartyId']],
  PartyId: [['PrvtId', 'PersonId']],
  PersonId: [['Othr', 'GenericPersonId']],
  GenericPersonId: [
    ['Id', 'CreditorId'],
    ['SchmeNm', 'SchemeName'],
  ],
  SchemeName: [['Prtry', 'SEPA']],
  Account: [['Id', 'AccountId']],
  AccountId: [['IBAN', 'Iban']],
  Agent: [['FinInstnId', 'Institution']],
  Institution: [
    ['BICFI', 'Bic', any],
    ['Othr', 'UnknownInstitution', any],
  ],
  UnknownInstitution: [['Id', 'NOTPROVIDED']],
  // Structured or hybrid: town and country in their own fields, at most two lines beside them.
  Address: [
    ['StrtNm', 'Max70', any],
    ['BldgNb', 'Max16', any],
    ['PstCd', 'Max16', any],
    ['TwnNm', 'Max35'],
    ['Ctry', 'Country'],
    ['AdrLine', 'Max70', any, 2],
  ],
  Remittance: [['Ustrd', 'Max140']],
};

/** The texts of an element without elements, by the name of its type. */
export const texts: Readonly<Record<string, RegExp>> = {
  DD: /^DD$/,
  SLEV: /^SLEV$/,
  SEPA: /^SEPA$/,
  CORE: /^CORE$/,
  NOTPROVIDED: /^NOTPROVIDED$/,
  SequenceType: /^(?:FRST|RCUR|FNAL|OOFF)$/,
  Boolean: /^(?:true|false)$/,
  Reference: plain(35),
  MandateReference: /^(?!\/)[A-Za-z0-9+?/\-:().,' ]{1,35}$/,
  Max16: plain(16),
  Max35: plain(35),
  Name: plain(70),
  Max70: plain(70),
  Max140: plain(140),
  Max1025: plain(1_025),
  Max15Numeric: /^[0-9]{1,15}$/,
  Date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z?$/,
  Sum: /^\d{1,15}\.\d{2}$/,
  // Between one cent and 999,999,999.99.
  Amount: /^(?!0\.00$)\d{1,9}\.\d{2}$/,
  Country: /^[A-Z]{2}$/,
  Iban: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  Bic: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
  CreditorId: /^[a-zA-Z]{2}[0-9]{2}[A-Za-z0-9]{3}[A-Za-z0-9]{1,28}$/,
};

/** Latin letters, digits and signs that every bank takes, and no slash where one would lead somewhere. */
function plain(max: number): RegExp {
  return new RegExp(`^(?!/)(?!.*//)(?!.*/$)[A-Za-z0-9/\\-?:().,'+ ]{1,${max}}$`);
}
