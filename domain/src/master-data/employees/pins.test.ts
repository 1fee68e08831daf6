import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPin, isTrivialPin, pinVerifierText, readPinVerifier } from './index.ts';

describe('a PIN (EMP-02, contract 25)', () => {
  it.each([
    ['4711', true],
    ['47114711', true],
    ['471', false],
    ['471147110', false],
    ['47a1', false],
    ['47 1', false],
    ['٤٧١١', false],
    ['', false],
  ])('EMP-02: %j is one: %s', (text, expected) => {
    expect(isPin(text)).toBe(expected);
  });

  it.each(['0000', '777777', '1234', '87654321', '1212', '123123', '47114711', '1984', '2026', '2580'])(
    'EMP-02: %s is what others try first',
    (pin) => {
      expect(isTrivialPin(pin)).toBe(true);
    },
  );

  it.each(['4711', '9052', '30418', '271828'])('EMP-02: %s is not', (pin) => {
    expect(isTrivialPin(pin)).toBe(false);
  });
});

describe('the verifier of a PIN (contract 25)', () => {
  const hash = 'A'.repeat(43);
  const salt = 'b'.repeat(22);

  it('has a named form', () => {
    expect(pinVerifierText({ iterations: 200_000, salt, hash })).toBe(`pbkdf2-sha256$200000$${salt}$${hash}`);
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 10_000_000 }), (iterations) => {
        const verifier = { iterations, salt, hash };
        expect(readPinVerifier(pinVerifierText(verifier))).toEqual(verifier);
      }),
    );
  });

  it.each([
    `scrypt$200000$${salt}$${hash}`,
    `pbkdf2-sha256$0$${salt}$${hash}`,
    `pbkdf2-sha256$999999999$${salt}$${hash}`,
    `pbkdf2-sha256$200000$$${hash}`,
    `pbkdf2-sha256$200000$${salt}$${hash}=`,
    '',
  ])('is none of this version: %s', (text) => {
    expect(readPinVerifier(text)).toBeUndefined();
  });
});
