import { hash, randomBytes } from 'node:crypto';

/**
 * A UUIDv7 (RFC 9562 section 5.7) of an instant in milliseconds since 1970. With a `source` the random part is its
 * hash, so the same instant and source always give the same id.
 */
export function receiptIdAt(instant: number, source?: string): string {
  const bits = source === undefined ? randomBytes(10).toString('hex') : hash('sha256', source, 'hex');
  const time = instant.toString(16).padStart(12, '0');
  const variant = ((Number.parseInt(bits.slice(3, 4), 16) & 3) | 8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits.slice(0, 3)}-${variant}${bits.slice(4, 7)}-${bits.slice(7, 19)}`;
}
