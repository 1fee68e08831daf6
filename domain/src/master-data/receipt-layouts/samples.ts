import { type Country, countryDefaults } from '../../kit/countries/index.ts';
import { decimalOfCents } from '../../kit/money/index.ts';
import { type Closing, sumClosing } from '../../sales/closings/index.ts';
import { priceOf, type Receipt, type ReceiptPosition, splitGross } from '../../sales/receipts/index.ts';
import type { PrintSeller } from './print-facts.ts';
import { type RksvSignature, rksvCode } from './rksv.ts';

// What a preview shows where there is no receipt yet: made up, and right to the cent.

const rates: Readonly<Record<Country, readonly [normal: number, reduced: number]>> = {
  DE: [1900, 700],
  AT: [2000, 1000],
  CH: [810, 260],
  ES: [2100, 1000],
};

const databaseId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const start = '2026-11-21T11:02:07.000Z';
const end = '2026-11-21T11:41:52.000Z';
const endInVienna = '2026-11-21T12:41:52';

export function sampleReceipt(country: Country): Receipt {
  const [normal, reduced] = rates[country];
  const positions = [
    position('1', 'Cappuccino groß', 420, normal, 2000),
    position('2', 'Käsekuchen vom Blech mit Sahne', 390, reduced),
    { ...position('3', 'Rührei', 790, reduced), subItems: [extra('Schnittlauch'), extra('Vollkornbrot')] },
    { ...position('4', 'Bio-Apfelschorle 0,4 l', 460, normal), discounts: [], inHouse: false },
  ];
  const gross = positions.reduce((sum, { amount }) => sum + amount, 0);
  const { currency } = countryDefaults[country];
  const receipt: Receipt = {
    version: 1,
    id: '01980000-0000-7000-8000-000000000001',
    databaseId,
    type: 'Beleg',
    number: 1204,
    register: { serial: '955002-00', name: 'Theke' },
    start,
    end,
    employee: { key: '7', name: 'Lena' },
    target: { kind: 'table', label: '12' },
    guests: 2,
    currency,
    gross,
    positions,
    payments: [{ kind: 'ECKarte', name: 'Girocard', amount: gross, currency }],
  };
  if (country === 'DE') return { ...receipt, tse: sampleTse(positions) };
  return country === 'AT' ? { ...receipt, rksvCode: rksvCode(receipt, endInVienna, sampleRksv) } : receipt;
}

export function sampleSeller(country: Country): PrintSeller {
  return {
    name: 'Café Beispiel',
    ...{
      DE: { address: 'Torstraße 1', zipCode: '10119', city: 'Berlin' },
      AT: { address: 'Wollzeile 5', zipCode: '1010', city: 'Wien' },
      CH: { address: 'Langstrasse 9', zipCode: '8004', city: 'Zürich' },
      ES: { address: 'Calle Mayor 3', zipCode: '28013', city: 'Madrid' },
    }[country],
    ...{
      DE: { vatId: 'DE136695976', taxNumber: '181/815/08155' },
      AT: { vatId: 'ATU13585627', taxNumber: '59-119/9013' },
      CH: { vatId: 'CHE-107.787.577 MWST', taxNumber: null },
      ES: { vatId: 'ESB64717838', taxNumber: 'B64717838' },
    }[country],
  };
}

export function sampleClosing(country: Country): Closing {
  const receipt = sampleReceipt(country);
  const contents = sumClosing([receipt], countryDefaults[country].zone);
  const last = { id: receipt.id, number: receipt.number };
  return {
    version: 1,
    id: '01980000-0000-7000-8000-0000000000c1',
    databaseId,
    type: 'daily',
    register: { ...receipt.register, softwareVersion: '1' },
    zNumber: 87,
    createdAt: '2026-11-21T21:05:00.000Z',
    businessDay: '2026-11-21',
    period: { from: start, to: end, first: last, last },
    currency: receipt.currency,
    ...contents,
  };
}

/** What a signature device might have made of it. */
const sampleRksv: RksvSignature = {
  algorithm: 'R1-AT1',
  turnoverCounter: 'qJ0dVXwrY2E=',
  certificateSerial: '4a8b1c2d',
  previousReceipt: 'hR2s1b0aXyM=',
  signature: 'TGnWiq3ZW7gi4Vs+DxLGsJZj9v271dHmhQAcb057F3oWkdKJ61UW2LLVTZQhW673yLa53Mm6oPeMU1Ns3ZOH7w==',
};

function position(
  line: string,
  text: string,
  unitPrice: number,
  rate: number,
  quantity = 1000,
): ReceiptPosition {
  const amount = priceOf(unitPrice, quantity);
  const key = rate > 1000 || rate === 810 ? 1 : 2;
  return {
    line,
    kind: 'Umsatz',
    text,
    quantity,
    unitPrice,
    amount,
    vat: [{ key, rate, gross: amount, ...splitGross(amount, rate) }],
    inHouse: true,
  };
}

function extra(text: string) {
  return { articleKey: text, text, quantity: 1000, unitPrice: 0, vatKey: 2 };
}

/** The figures of a published receipt of a cloud device (fiscal.md 2.3), so that its code has a real one's size. */
function sampleTse(positions: readonly ReceiptPosition[]): NonNullable<Receipt['tse']> {
  const sumOf = (key: number) =>
    decimalOfCents(
      positions.reduce((sum, { vat }) => sum + (vat[0]?.key === key ? (vat[0]?.gross ?? 0) : 0), 0),
    );
  const whole = decimalOfCents(positions.reduce((sum, { amount }) => sum + amount, 0));
  return {
    serial: '9f3c1d0b7a5e4c2f8d6b0a1c3e5f7092b4d6f8a0c2e4061728394a5b6c7d8e9f',
    clientId: '955002-00',
    transaction: 77_380,
    signatureCounter: 155_309,
    start,
    end,
    processType: 'Kassenbeleg-V1',
    processData: `Beleg^${sumOf(1)}_${sumOf(2)}_0.00_0.00_0.00^${whole}:Unbar`,
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    signature: 'TGnWiq3ZW7gi4Vs+DxLGsJZj9v271dHmhQAcb057F3oWkdKJ61UW2LLVTZQhW673yLa53Mm6oPeMU1Ns3ZOH7w==',
    publicKey: 'BGFKQP7EENf3s5hTDXvlh+xyJ1Q9BNIa9LyYbYK+pTAKAGQ2fmI40p5QOrpHpvb+UuOrNQJdhzggHNfyyyDyf/g=',
  };
}
