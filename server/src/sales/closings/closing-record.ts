import {
  type Closing,
  type ClosingProblem,
  closingJsonSchema,
  closingProblem,
} from '@tresen/domain/sales/closings';
import type { JsonFault } from '../../kit/json-faults/index.ts';
import {
  contentHash,
  createExplainer,
  createValidator,
  foreignFault,
  type Origin,
  originAt,
  parseRecord,
  storable,
} from '../receipts/index.ts';

/** A closing that is going to be stored, with the branch that it belongs to and what the register sent, to the byte. */
export interface ClosingRecord {
  readonly id: string;
  readonly closing: Closing;
  readonly origin: Omit<Origin, 'earlier'>;
  readonly bytes: Buffer;
}

/** What was made of one record of a push, before anything is stored. */
export type ReadClosing =
  | {
      readonly outcome: 'rejected';
      readonly id: string | null;
      readonly reason: 'MALFORMED' | 'NOT_YOUR_BRANCH';
      readonly faults: readonly JsonFault[];
    }
  | { readonly outcome: 'quarantined'; readonly record: ClosingRecord; readonly problem: ClosingProblem }
  | { readonly outcome: 'storable'; readonly record: ClosingRecord };

const isClosing = createValidator<Closing>(closingJsonSchema);

/** What of a record does not follow the schema. */
const explain = createExplainer(closingJsonSchema());

/**
 * Reads a record without asking whether it adds up: for one that a person accepts. A register that was moved closes in the
 * branch where it was when its last receipt ended (contract 6).
 */
export const readClosing = (bytes: Buffer, register: Origin): ReadClosing => {
  const { value: closing, fault } = parseRecord(bytes);
  if (!isClosing(closing))
    return { outcome: 'rejected', id: idOf(closing), reason: 'MALFORMED', faults: fault ?? explain(closing) };
  const { id, databaseId, period } = closing;
  const origin = originAt(register, { databaseId, end: period.to });
  if (!origin) {
    const faults = foreignFault(databaseId, register);
    return { outcome: 'rejected', id, reason: 'NOT_YOUR_BRANCH', faults };
  }
  return { outcome: 'storable', record: { id, closing, origin, bytes } };
};

/** Validates and checks one record against the contract (contract 17). `nowMs` since 1970. */
export const checkClosing = (bytes: Buffer, register: Origin, nowMs: number): ReadClosing => {
  const read = readClosing(bytes, register);
  if (read.outcome !== 'storable') return read;
  const { closing, origin } = read.record;
  const problem = closingProblem(closing, { nowMs, currency: origin.currency });
  return problem ? { outcome: 'quarantined', record: read.record, problem } : read;
};

/** The columns of a closing, named as `insertClosing` reads them. */
export const closingColumns = ({ closing, origin, bytes }: ClosingRecord) => ({
  id: closing.id,
  unit: origin.unitId,
  device: origin.deviceId,
  type: closing.type,
  z: closing.zNumber,
  day: closing.businessDay,
  created: closing.createdAt,
  from: closing.period.from,
  to: closing.period.to,
  first: closing.period.first?.number ?? null,
  last: closing.period.last?.number ?? null,
  dailies: closing.dailyZNumbers ?? null,
  records: closing.records,
  receipts: closing.receipts,
  register: storable(closing.register.name),
  operator: closing.operator ? storable(closing.operator.name) : null,
  currency: closing.currency,
  turnover: closing.turnover.gross,
  expected: closing.cash.expected,
  counted: closing.cash.counted,
  difference: closing.cash.difference,
  hash: contentHash(bytes),
});
export type ClosingColumns = ReturnType<typeof closingColumns>;

function idOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id.slice(0, 40)
    : null;
}
