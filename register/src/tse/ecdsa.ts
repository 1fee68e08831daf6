import { createECDH, createHmac, hash } from 'node:crypto';

/** Order of the group of P-256 (FIPS 186-4, D.1.2.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const orderBytes = 32;

/** A private key of P-256: its number, and the octets as RFC 6979 hashes them. */
export type PrivateKey = Readonly<{ number: bigint; octets: Buffer }>;

/**
 * A private key from 32 octets, reduced into 1 … n-1, so that any hash is a key.
 */
export function privateKeyOf(octets: Uint8Array): PrivateKey {
  const number = (toNumber(octets) % (order - 1n)) + 1n;
  return { number, octets: toOctets(number) };
}

/** The public key as an uncompressed point (65 octets, 04 || x || y). */
export function publicKeyOf(key: PrivateKey): Buffer {
  return multiplyGenerator(key.octets);
}

/**
 * Signs a message with ECDSA over P-256 and SHA-256; returns r || s, 64 octets (`ecdsa-plain-SHA256` of BSI TR-03111).
 * The nonce is that of RFC 6979, so the same message and key always give the same signature. node:crypto signs with
 * a random nonce only; the point k·G, which is the dear part, is still computed natively.
 */
export function signDeterministic(message: Uint8Array, key: PrivateKey): Buffer {
  const digest = hash('sha256', message, 'buffer');
  const reduced = toNumber(digest) % order;
  for (const octets of nonces(key, toOctets(reduced))) {
    const r = toNumber(multiplyGenerator(octets).subarray(1, 1 + orderBytes)) % order;
    const s = (inverse(toNumber(octets)) * (reduced + r * key.number)) % order;
    if (r !== 0n && s !== 0n) return Buffer.concat([toOctets(r), toOctets(s)]);
  }
  throw new Error('unreachable: the nonces never end');
}

/** The candidates for the nonce, RFC 6979 section 3.2; practically always the first one is taken. */
function* nonces(key: PrivateKey, digest: Buffer): Generator<Buffer> {
  let v: Buffer = Buffer.alloc(orderBytes, 1);
  let k: Buffer = Buffer.alloc(orderBytes, 0);
  for (const separator of [0, 1]) {
    k = hmac(k, v, Buffer.from([separator]), key.octets, digest);
    v = hmac(k, v);
  }
  for (;;) {
    v = hmac(k, v);
    const number = toNumber(v);
    if (number > 0n && number < order) yield v;
    k = hmac(k, v, Buffer.from([0]));
    v = hmac(k, v);
  }
}

function hmac(key: Buffer, ...parts: Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(parts)).digest();
}

/** Making one takes as long as using it, and what it computes follows from the key that is set alone. */
const curve = createECDH('prime256v1');

function multiplyGenerator(octets: Buffer): Buffer {
  curve.setPrivateKey(octets);
  return curve.getPublicKey();
}

/** Inverse modulo the order, by the extended Euclidean algorithm. */
function inverse(number: bigint): bigint {
  let [rest, nextRest] = [order, number];
  let [factor, nextFactor] = [0n, 1n];
  while (nextRest !== 0n) {
    const quotient = rest / nextRest;
    [rest, nextRest] = [nextRest, rest - quotient * nextRest];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return factor < 0n ? factor + order : factor;
}

function toNumber(octets: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength).toString('hex')}`);
}

function toOctets(number: bigint): Buffer {
  return Buffer.from(number.toString(16).padStart(2 * orderBytes, '0'), 'hex');
}
