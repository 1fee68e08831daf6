import { parseJson } from '../../../kit/memory/index.ts';
/** What a record that waits is about, as far as its text tells: for lists, and for gaps of counters that it explains. */
export interface ProblemFacts {
  /** Receipt number, or Z number of a closing. */
  readonly number: number | null;
  readonly endedAt: string | null;
  /** Cents. */
  readonly gross: number | null;
  readonly currency: string | null;
  readonly tseSerial: string | null;
  readonly tseTransaction: number | null;
}

interface AnyRecord {
  readonly number?: unknown;
  readonly zNumber?: unknown;
  readonly end?: unknown;
  readonly createdAt?: unknown;
  readonly gross?: unknown;
  readonly turnover?: { readonly gross?: unknown } | null;
  readonly currency?: unknown;
  readonly tse?: { readonly serial?: unknown; readonly transaction?: unknown } | null;
}

/** Reads them from the text of a receipt or a closing; what it does not tell is null. */
export const problemFacts = (raw: string): ProblemFacts => {
  const record = parsed(raw);
  return {
    number: whole(record.number ?? record.zNumber),
    endedAt: instant(record.end ?? record.createdAt),
    gross: whole(record.gross ?? record.turnover?.gross),
    currency: text(record.currency),
    tseSerial: text(record.tse?.serial),
    tseTransaction: whole(record.tse?.transaction),
  };
};

function parsed(raw: string): AnyRecord {
  try {
    const value: unknown = parseJson(raw);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function whole(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}

function instant(value: unknown): string | null {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

// PostgreSQL holds neither U+0000 nor half of a surrogate pair.
function text(value: unknown): string | null {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0') ? value : null;
}
