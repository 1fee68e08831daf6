import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { iban } from '../../kit/identifiers/index.ts';
import { type Debit, type DebitFile, writeDebitFile } from './index.ts';
import { debitFileFaults, elementsNamed, readXml } from './testing/index.ts';

const debit = (given: Partial<Debit> = {}): Debit => ({
  endToEndId: 'B-2026-10017-1',
  sequence: 'OOFF',
  amount: 23_681,
  mandate: 'M-0193A1B2C3D47E5F8091A2B3C4D5E6F7',
  signedOn: '2026-11-20',
  holder: 'Jörg Müßigbrodt',
  iban: 'DE89370400440532013000',
  bic: null,
  place: { address: 'Hafenstraße 1', zipCode: '20457', city: 'Hamburg', country: 'DE' },
  remittance: 'Bestellung B-2026-10017, Rechnung R-2026-00017',
  formerCreditor: null,
  ...given,
});

const file = (debits: readonly Debit[], given: Partial<DebitFile> = {}): DebitFile => ({
  messageId: '0193A1B2C3D47E5F8091A2B3C4D5E6F7',
  number: 'L-2026-00001',
  createdAt: new Date('2026-11-23T19:45:12.345Z'),
  collectOn: '2026-11-30',
  creditor: {
    name: 'Kassenhaus Nord GmbH & Co. KG',
    creditorId: 'DE98ZZZ09999999999',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    address: 'Holstenstraße 12',
    zipCode: '24103',
    city: 'Kiel',
    country: 'DE',
  },
  debits,
  ...given,
});

const texts = (document: string, name: string): string[] =>
  elementsNamed(readXml(document), name).map(({ text }) => text);

describe('a debit file (pain.008.001.08)', () => {
  it('is, byte for byte, what a bank takes', () => {
    expect(writeDebitFile(file([debit()]))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">
  <CstmrDrctDbtInitn>
    <GrpHdr>
      <MsgId>0193A1B2C3D47E5F8091A2B3C4D5E6F7</MsgId>
      <CreDtTm>2026-11-23T19:45:12Z</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>236.81</CtrlSum>
      <InitgPty>
        <Nm>Kassenhaus Nord GmbH + Co. KG</Nm>
      </InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>L-2026-00001-OOFF</PmtInfId>
      <PmtMtd>DD</PmtMtd>
      <BtchBookg>true</BtchBookg>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>236.81</CtrlSum>
      <PmtTpInf>
        <SvcLvl>
          <Cd>SEPA</Cd>
        </SvcLvl>
        <LclInstrm>
          <Cd>CORE</Cd>
        </LclInstrm>
        <SeqTp>OOFF</SeqTp>
      </PmtTpInf>
      <ReqdColltnDt>2026-11-30</ReqdColltnDt>
      <Cdtr>
        <Nm>Kassenhaus Nord GmbH + Co. KG</Nm>
        <PstlAdr>
          <PstCd>24103</PstCd>
          <TwnNm>Kiel</TwnNm>
          <Ctry>DE</Ctry>
          <AdrLine>Holstenstrasse 12</AdrLine>
        </PstlAdr>
      </Cdtr>
      <CdtrAcct>
        <Id>
          <IBAN>DE02120300000000202051</IBAN>
        </Id>
      </CdtrAcct>
      <CdtrAgt>
        <FinInstnId>
          <BICFI>BYLADEM1001</BICFI>
        </FinInstnId>
      </CdtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      <CdtrSchmeId>
        <Id>
          <PrvtId>
            <Othr>
              <Id>DE98ZZZ09999999999</Id>
              <SchmeNm>
                <Prtry>SEPA</Prtry>
              </SchmeNm>
            </Othr>
          </PrvtId>
        </Id>
      </CdtrSchmeId>
      <DrctDbtTxInf>
        <PmtId>
          <EndToEndId>B-2026-10017-1</EndToEndId>
        </PmtId>
        <InstdAmt Ccy="EUR">236.81</InstdAmt>
        <DrctDbtTx>
          <MndtRltdInf>
            <MndtId>M-0193A1B2C3D47E5F8091A2B3C4D5E6F7</MndtId>
            <DtOfSgntr>2026-11-20</DtOfSgntr>
            <AmdmntInd>false</AmdmntInd>
          </MndtRltdInf>
        </DrctDbtTx>
        <DbtrAgt>
          <FinInstnId>
            <Othr>
              <Id>NOTPROVIDED</Id>
            </Othr>
          </FinInstnId>
        </DbtrAgt>
        <Dbtr>
          <Nm>Joerg Muessigbrodt</Nm>
        </Dbtr>
        <DbtrAcct>
          <Id>
            <IBAN>DE89370400440532013000</IBAN>
          </Id>
        </DbtrAcct>
        <RmtInf>
          <Ustrd>Bestellung B-2026-10017, Rechnung R-2026-00017</Ustrd>
        </RmtInf>
      </DrctDbtTxInf>
    </PmtInf>
  </CstmrDrctDbtInitn>
</Document>
`);
  });

  it('has a group for each sequence, each with its own count and sum', () => {
    const document = writeDebitFile(
      file([
        debit({ sequence: 'RCUR', amount: 1, endToEndId: 'B-1-1' }),
        debit({ amount: 99_999_999_999, endToEndId: 'B-2-1' }),
        debit({ sequence: 'RCUR', amount: 10, endToEndId: 'B-3-2' }),
      ]),
    );
    expect(debitFileFaults(document)).toEqual([]);
    expect(texts(document, 'SeqTp')).toEqual(['OOFF', 'RCUR']);
    expect(texts(document, 'NbOfTxs')).toEqual(['3', '1', '2']);
    expect(texts(document, 'CtrlSum')).toEqual(['1000000000.10', '999999999.99', '0.11']);
    expect(texts(document, 'EndToEndId')).toEqual(['B-2-1', 'B-1-1', 'B-3-2']);
  });

  it('names bank and address of an account in Switzerland, which its IBAN does not lead to', () => {
    const document = writeDebitFile(
      file([
        debit({
          holder: 'Zürcher Kaffeerösterei AG',
          iban: 'CH9300762011623852957',
          bic: 'POFICHBEXXX',
          place: { address: 'Limmatquai 4', zipCode: '8001', city: 'Zürich', country: 'CH' },
        }),
      ]),
    );
    expect(debitFileFaults(document)).toEqual([]);
    expect(texts(document, 'BICFI')).toEqual(['BYLADEM1001', 'POFICHBEXXX']);
    expect(texts(document, 'TwnNm')).toEqual(['Kiel', 'Zuerich']);
  });

  it('says under whose number a mandate was given, where that is another one by now', () => {
    const formerCreditor = { name: 'Kassenhaus Nord', creditorId: 'DE70XYZ00000000001' };
    const document = writeDebitFile(file([debit({ formerCreditor })]));
    expect(debitFileFaults(document)).toEqual([]);
    expect(texts(document, 'AmdmntInd')).toEqual(['true']);
    const [former] = elementsNamed(readXml(document), 'OrgnlCdtrSchmeId');
    expect(former && elementsNamed(former, 'Id').at(-1)?.text).toBe('DE70XYZ00000000001');
  });

  test.each([
    '</Nm><Nm>',
    '&amp; <script>',
    'Ещё // Кафе',
    '🍺 Bräustüberl 🍺',
    'Straße'.repeat(40),
    '/vorn/und/hinten/',
  ])('stays right with a holder called %j', (holder) => {
    const [remittance, city] = [holder, holder];
    const document = writeDebitFile(
      file([
        debit({
          holder: `A ${holder}`,
          remittance: `B ${remittance}`,
          iban: 'CH9300762011623852957',
          bic: 'POFICHBEXXX',
          place: { address: `C ${holder}`, zipCode: '8001', city: `D ${city}`, country: 'CH' },
        }),
      ]),
    );
    expect(debitFileFaults(document)).toEqual([]);
  });

  it.each(['/', ' // ', '\u0301', '\u0308/'])(
    'leaves out of an address what no bank could read: %j',
    (unreadable) => {
      const place = { address: unreadable, zipCode: unreadable, city: unreadable, country: 'CH' };
      const swiss = { iban: 'CH9300762011623852957', bic: 'POFICHBEXXX', place };
      const document = writeDebitFile(file([debit(swiss)]));
      expect(debitFileFaults(document)).toEqual([]);
      expect(texts(document, 'TwnNm').at(-1)).toBe('NOTPROVIDED');
    },
  );

  it('is right by the schema whatever people write, and its sums are those of its debits', () => {
    const letters = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `X${text}`);
    const debits = fc.array(
      fc.record({
        holder: letters,
        remittance: letters,
        amount: fc.integer({ min: 1, max: 99_999_999_999 }),
        sequence: fc.constantFrom('OOFF' as const, 'RCUR' as const),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(debits, letters, (given, name) => {
        const plan = file(given.map((each) => debit(each)));
        const document = writeDebitFile({ ...plan, creditor: { ...plan.creditor, name, city: name } });
        expect(debitFileFaults(document)).toEqual([]);
        const cents = texts(document, 'InstdAmt').map((text) => Math.round(Number(text) * 100));
        const [sum] = texts(document, 'CtrlSum');
        expect(Math.round(Number(sum) * 100)).toBe(cents.reduce((whole, amount) => whole + amount, 0));
      }),
      { numRuns: 60 },
    );
  });

  it('is found wrong by the facts of the schema when an element is missing, moved or too long', () => {
    const right = writeDebitFile(file([debit()]));
    const wrong = [
      right.replace('<ChrgBr>SLEV</ChrgBr>', ''),
      right.replace(/( *<PmtMtd>DD<\/PmtMtd>\n)( *<BtchBookg>true<\/BtchBookg>\n)/, '$2$1'),
      right.replace('236.81', '236.8'),
      right.replace('Joerg', 'Jörg'),
      right.replace('<TwnNm>Kiel</TwnNm>', ''),
      right.replace('pain.008.001.08', 'pain.008.001.02'),
      right.replace('M-0193A1B2C3D47E5F8091A2B3C4D5E6F7', 'M-0193A1B2C3D47E5F8091A2B3C4D5E6F7-TOO-LONG'),
    ];
    for (const document of wrong) expect(debitFileFaults(document)).not.toEqual([]);
  });
});

test('the accounts of these tests are right', () => {
  for (const account of ['DE89370400440532013000', 'DE02120300000000202051', 'CH9300762011623852957'])
    expect(iban.faultOf(account)).toBeUndefined();
});
