import type { Receipt } from '../../sales/receipts/index.ts';
import { vatTotals } from '../../sales/receipts/index.ts';

/** What an Austrian signature device adds to a receipt (fiscal.md 4.1, fields 0 and 9 to 12). */
export interface RksvSignature {
  /** `R1-AT1` and so on: the trust provider. */
  readonly algorithm: string;
  /** Base64, as are what follows but the serial number, which is hexadecimal. */
  readonly turnoverCounter: string;
  readonly certificateSerial: string;
  readonly previousReceipt: string;
  readonly signature: string;
}

/** Base64 of "Sicherheitseinrichtung ausgefallen": the signature while the device is out of order. */
const rksvFailed = 'U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==';

/** Rates of the code's five sums, in its order; whatever is none of them is special. */
const rates = [2000, 1000, 1300, 0] as const;

/**
 * The machine-readable code of an Austrian receipt (RKSV annex, Detailspezifikationen): 13 fields, each behind an
 * underscore; `time` is the wall clock's, `yyyy-MM-ddTHH:mm:ss`.
 */
export function rksvCode(receipt: Receipt, time: string, device: RksvSignature | null): string {
  const totals = vatTotals(receipt);
  const sumOf = (fits: (rate: number) => boolean) =>
    totals.filter(({ rate }) => fits(rate)).reduce((sum, { gross }) => sum + gross, 0);
  const isKnown = (rate: number) => rates.some((known) => known === rate);
  const sums = [...rates.map((rate) => sumOf((one) => one === rate)), sumOf((rate) => !isKnown(rate))];
  return [
    '',
    device?.algorithm ?? 'R1-AT0',
    receipt.register.serial,
    String(receipt.number),
    time,
    ...sums.map(withComma),
    device?.turnoverCounter ?? '',
    device?.certificateSerial ?? '',
    device?.previousReceipt ?? '',
    device?.signature ?? rksvFailed,
  ].join('_');
}

/** True for a code that says that the signature device was out of order. */
export function isRksvFailure(code: string): boolean {
  return code.endsWith(`_${rksvFailed}`);
}

function withComma(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
