import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type PrivateKey, privateKeyOf, publicKeyOf, signDeterministic } from './ecdsa.ts';

const key = (hex: string): PrivateKey => ({ number: BigInt(`0x${hex}`), octets: Buffer.from(hex, 'hex') });

// RFC 6979 appendix A.2.5: ECDSA, 256 bits, with SHA-256.
const rfcKey = key('C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721');
const rfcSignatures = {
  sample:
    'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716' +
    'f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
  test:
    'f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367' +
    '019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083',
};

const keyObject = (point: Buffer) =>
  createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });

describe('the deterministic signature', () => {
  it.each(Object.entries(rfcSignatures))('of "%s" is that of RFC 6979', (message, signature) => {
    expect(signDeterministic(Buffer.from(message), rfcKey).toString('hex')).toBe(signature);
  });

  it('has the public key of RFC 6979', () => {
    expect(publicKeyOf(rfcKey).toString('hex')).toBe(
      '0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6' +
        '7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299',
    );
  });

  it('verifies natively for any key and message', () => {
    for (let round = 0; round < 200; round += 1) {
      const own = privateKeyOf(randomBytes(32));
      const message = randomBytes(round);
      const signature = signDeterministic(message, own);
      const options = { key: keyObject(publicKeyOf(own)), dsaEncoding: 'ieee-p1363' } as const;
      expect(verify('sha256', message, options, signature)).toBe(true);
    }
  });

  it('makes a key of any 32 octets', () => {
    const largest = privateKeyOf(Buffer.alloc(32, 0xff));
    expect(largest.octets).toHaveLength(32);
    expect(publicKeyOf(largest)).toHaveLength(65);
    expect(privateKeyOf(Buffer.alloc(32)).number).toBe(1n);
  });
});
