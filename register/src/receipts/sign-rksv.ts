import { createCipheriv, hash } from 'node:crypto';
import { offsetMinutesOf } from '@tresen/domain/kit/business-day';
import { type RksvSignature, rksvCode } from '@tresen/domain/master-data/receipt-layouts';
import type { Receipt, ReceiptType } from '@tresen/domain/sales/receipts';
import { readIdentity, readLinkedRegister, readSetting, type Store, writeSetting } from '../store/index.ts';
import { privateKeyOf, publicKeyOf, signDeterministic } from '../tse/index.ts';

/** What the next signature needs of those before it. */
interface RksvState {
  /** Cents of all receipts so far. */
  readonly turnover: number;
  /** The last receipt's code as it was signed (JWS); null before the first one. */
  readonly last: string | null;
}

const algorithm = 'R1-AT1';
const jwsHead = Buffer.from('{"alg":"ES256"}').toString('base64url');
/** Instead of the counter (RKSV annex): these receipts count for nothing. */
const uncounted: Partial<Record<ReceiptType, string>> = { AVTraining: 'TRA', AVBelegstorno: 'STO' };

/**
 * The receipt with the code of an Austrian signature unit (RKSV, fiscal.md 4.1), in software, for tests and the demo only. Each
 * code is chained to the one that was made before it; a simulated past is made backwards, day by day, and so is its chain.
 * Call it in the transaction that stores the receipt.
 */
export function signRksv(store: Store, receipt: Receipt): Receipt {
  const unit = openUnit(store);
  const state = readSetting<RksvState>(store, 'rksv') ?? { turnover: 0, last: null };
  const counts = uncounted[receipt.type];
  const turnover = counts ? state.turnover : state.turnover + receipt.gross;
  const { serial: till } = receipt.register;
  const facts: Omit<RksvSignature, 'signature'> = {
    algorithm,
    turnoverCounter: counts ? base64Of(counts) : unit.encrypt(turnover, `${till}${receipt.number}`),
    certificateSerial: unit.serial,
    previousReceipt: hash('sha256', state.last ?? till, 'buffer')
      .subarray(0, 8)
      .toString('base64'),
  };
  const signed = rksvCode(receipt, wallClockOf(store, receipt), { ...facts, signature: '' }).slice(0, -1);
  const input = `${jwsHead}.${Buffer.from(signed).toString('base64url')}`;
  const signature = signDeterministic(Buffer.from(input), unit.key);
  writeSetting(store, 'rksv', { turnover, last: `${input}.${signature.toString('base64url')}` });
  return { ...receipt, rksvCode: `${signed}_${signature.toString('base64')}` };
}

function openUnit(store: Store) {
  const seed = readIdentity(store)?.tseSeed ?? '';
  const key = privateKeyOf(hash('sha256', `${seed} RKSV`, 'buffer'));
  const secret = hash('sha256', `${seed} RKSV turnover`, 'buffer');
  return {
    key,
    serial: hash('sha256', publicKeyOf(key)).slice(0, 8),
    /** Eight octets of cents, by AES-256 in counter mode. */
    encrypt: (cents: number, receipt: string): string => {
      const counter = Buffer.alloc(8);
      counter.writeBigInt64BE(BigInt(cents));
      const start = hash('sha256', receipt, 'buffer').subarray(0, 16);
      return createCipheriv('aes-256-ctr', secret, start).update(counter).toString('base64');
    },
  };
}

function wallClockOf(store: Store, { end }: Receipt): string {
  const at = Date.parse(end);
  const zone = readLinkedRegister(store)?.zone ?? 'Europe/Vienna';
  return new Date(at + offsetMinutesOf(at, zone) * 60_000).toISOString().slice(0, 19);
}

function base64Of(text: string): string {
  return Buffer.from(text).toString('base64');
}
