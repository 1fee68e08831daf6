import { randomBytes } from 'node:crypto';

let lastNow = 0;
let lastSequence = 0;

/** A new UUIDv7 (RFC 9562): sorts by time, so inserts touch the end of an index. `now` in ms since 1970. */
export const newId = (now: number = Date.now()): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequenceOf(now, bytes.readUInt16BE(6)), 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
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
