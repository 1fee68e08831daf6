import { sql } from 'kysely';

/**
 * So many bytes of receipts' texts are read at once: 500 receipts of some lines have two megabytes, but one alone may have
 * 5,000 lines. Parsed they take some five times as much.
 */
export const maxBytesOfTexts = 8 * 1_048_576;

/** The bytes of the texts before receipt `r` of a page in the order of time. The lengths are known without the texts. */
export const bytesBefore = sql`coalesce(sum(octet_length(r.content)) over (
  order by r.ended_at, r.id rows between unbounded preceding and 1 preceding), 0)`;
