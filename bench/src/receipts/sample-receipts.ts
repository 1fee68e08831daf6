import { hash, randomBytes } from 'node:crypto';
import { type Receipt, tseProcess } from '@tresen/domain/sales/receipts';
import { buildReceipt, type ReceiptDraft } from '@tresen/register';

type PositionDraft = ReceiptDraft['positions'][number];

const articleCount = 60;
const positionCount = 4;

export interface SampleOf {
  readonly till: ReceiptDraft['till'];
  readonly number: number;
  /** When it was finished, milliseconds since 1970. */
  readonly at: number;
}

/** A receipt with four positions as a restaurant's till sends it, complete with what the security device signed. */
export const sampleReceipt = ({ till, number, at }: SampleOf): Receipt => {
  const positions = Array.from({ length: positionCount }, (_, index) =>
    positionOf(number * 7 + index * 13 + (number % 11) * index),
  );
  const built = buildReceipt({
    till,
    number,
    at,
    positions,
    zNumber: Math.floor(number / 300) + 1,
    employee: { key: String((number % 6) + 1), name: `Bedienung ${(number % 6) + 1}` },
    target: { kind: 'table', label: `Tisch ${(number % 24) + 1}` },
    guests: (number % 4) + 1,
  });
  const isCash = number % 5 < 3;
  const payment = {
    kind: isCash ? 'Bar' : 'ECKarte',
    name: isCash ? 'Bar' : 'girocard',
    amount: built.gross,
  };
  const receipt = { ...built, payments: [{ ...payment, currency: 'EUR' }] } as Receipt;
  return { ...receipt, tse: tseOf(receipt) };
};

/** Article of a small menu: 2 to 16 euros, the first third drinks at the full rate. */
function positionOf(choice: number): PositionDraft {
  const index = choice % articleCount;
  const isDrink = index < articleCount / 3;
  return {
    text: `${isDrink ? 'Getränk' : 'Gericht'} ${index + 1} nach Art des Hauses`,
    unitPrice: 200 + ((index * 237) % 1400),
    quantity: choice % 5 === 0 ? 2000 : 1000,
    vatKey: isDrink ? 1 : 2,
    unit: 'Stück',
    article: {
      key: String(1000 + index),
      plu: String(1000 + index),
      categoryKey: isDrink ? '1' : '2',
      category: isDrink ? 'Getränke' : 'Speisen',
    },
  };
}

/** Like a security device's signature in size and form. Signing truly would only cost preparation time. */
function tseOf(receipt: Receipt): Receipt['tse'] {
  return {
    serial: hash('sha256', receipt.register.serial, 'hex'),
    clientId: receipt.register.serial,
    transaction: receipt.number,
    signatureCounter: receipt.number * 2,
    start: receipt.start,
    end: receipt.end,
    ...tseProcess(receipt),
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'utcTime',
    signature: randomBytes(64).toString('base64'),
  };
}
