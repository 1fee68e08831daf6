import { randomUUID } from 'node:crypto';

let lastNow = 0;
let lastSequence = 0;

/** A new UUIDv7 (RFC 9562): sorts by time, so inserts touch the end of an index. `now` in ms since 1970. */
export const newId = (now: number = Date.now()): string => {
  // Node has random UUIDs (version 4) at hand; the variant and 62 random bits stand where they stand in ours.
  const random = randomUUID();
  const time = now.toString(16).padStart(12, '0');
  const sequence = sequenceOf(now, Number.parseInt(random.slice(0, 3), 16))
    .toString(16)
    .padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${random.slice(19)}`;
};

/**
 * The 12 bits behind the time: random, then counting up, so that the ids which a process makes within one millisecond keep
 * their order (RFC 9562 6.2, method 1). Half of them stay free for counting.
 */
function sequenceOf(now: number, random: number): number {
  lastSequence = now === lastNow ? (lastSequence + 1) & 0x0fff : random & 0x07ff;
  lastNow = now;
  return lastSequence;
}
