import { type Receipt, tseQrText, vatTotals } from '../../sales/receipts/index.ts';
import { joined } from './general-tags.ts';
import type { PrintFacts } from './print-facts.ts';
import { lawWords, printWords, targetText } from './print-words.ts';
import { isRksvFailure, rksvCode } from './rksv.ts';
import { ofCode, ofReceipt } from './tag-definition.ts';
import { verifactuUrl } from './verifactu.ts';

/** What is said of a receipt as a whole. */
export const receiptTags = {
  receiptNumber: ofReceipt(({ number }) => String(number)),
  receiptType: ofReceipt(({ type, typeName }, { context }) =>
    type === 'Beleg' ? null : typeName || printWords[context.language].receiptTypes[type],
  ),
  receiptDate: ofReceipt(({ end }, { formats }) => formats.date(end)),
  receiptTime: ofReceipt(({ end }, { formats }) => formats.time(end)),
  start: ofReceipt(({ start }, { formats }) => formats.exactTime(start)),
  end: ofReceipt(({ end }, { formats }) => formats.exactTime(end)),
  target: ofReceipt(({ target }, { context }) =>
    target ? targetText(target.kind, target.label, context.language) : null,
  ),
  guests: ofReceipt(({ guests }) => (guests ? String(guests) : null)),
  customerName: ofReceipt(({ customer }) => customer?.name),
  customerStreet: ofReceipt(({ customer }) => customer?.street),
  customerCity: ofReceipt(({ customer }) => customer && joined(customer.zipCode, customer.city)),
  customerVatId: ofReceipt(({ customer }) => customer?.vatId),
  total: ofReceipt(({ gross }, { formats }) => formats.money(gross)),
  netTotal: ofReceipt((receipt, { formats }) => formats.money(sumOf(receipt, 'net'))),
  taxTotal: ofReceipt((receipt, { formats }) => formats.money(sumOf(receipt, 'tax'))),
} as const;

/** What the law of a country wants of a receipt (fiscal.md 2.3, 4.1, 4.3). */
export const fiscalTags = {
  tseTransaction: ofCode(({ tse }) => tse && String(tse.transaction)),
  tseCounter: ofCode(({ tse }) => tse && String(tse.signatureCounter)),
  tseStart: ofCode(({ tse }, { formats }) => tse && formats.exactTime(tse.start)),
  tseEnd: ofCode(({ tse }, { formats }) => tse && formats.exactTime(tse.end)),
  tseSerial: ofCode(({ tse }) => tse?.serial),
  tseClient: ofCode(({ tse }) => tse?.clientId),
  tseProcessType: ofCode(({ tse }) => tse?.processType),
  tseProcessData: ofCode(({ tse }) => tse?.processData),
  tseAlgorithm: ofCode(({ tse }) => tse?.algorithm),
  tseTimeFormat: ofCode(({ tse }) => tse?.timeFormat),
  tseSignature: ofCode(({ tse }) => tse?.signature),
  tsePublicKey: ofCode(({ tse }) => tse?.publicKey),
  tseQr: ofCode(({ tse }) => tse?.publicKey && tseQrText({ ...tse, publicKey: tse.publicKey })),
  tseFailure: ofCode(({ tse, tseFailure }) =>
    tse || tseFailure === null || tseFailure === undefined
      ? null
      : joined(lawWords.tseFailed, tseFailure && `(${tseFailure})`),
  ),
  rksvCode: ofCode((receipt, facts) =>
    facts.context.country === 'AT'
      ? (receipt.rksvCode ?? rksvCode(receipt, wallClock(receipt, facts), null))
      : null,
  ),
  rksvFailure: ofCode(({ rksvCode: code }, { context }) =>
    context.country === 'AT' && (!code || isRksvFailure(code)) ? lawWords.rksvFailed : null,
  ),
  verifactuUrl: ofCode((receipt, facts) => {
    const number = facts.context.seller?.taxNumber ?? facts.context.seller?.vatId;
    return facts.context.country === 'ES' && number
      ? verifactuUrl(receipt, number, wallClock(receipt, facts).slice(0, 10))
      : null;
  }),
  verifactuText: ofCode((_receipt, { context }) => (context.country === 'ES' ? lawWords.verifactu : null)),
} as const;

function sumOf(receipt: Receipt, part: 'net' | 'tax'): number {
  return vatTotals(receipt).reduce((sum, total) => sum + total[part], 0);
}

function wallClock({ end }: Receipt, { formats }: PrintFacts): string {
  return formats.wall(end).slice(0, 19);
}
