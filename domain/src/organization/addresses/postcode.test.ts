import { describe, expect, it } from 'vitest';
import { organizationAddress } from './index.ts';

const check = (given: object) =>
  organizationAddress.check({
    organizationId: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
    name: 'Café Krone',
    address: 'Markt 1',
    city: 'Ort',
    ...given,
  });

describe('ORG-17: the postcode of an address', () => {
  it.each([
    ['DE', '01067', '01067'],
    ['DE', 'D-80331', '80331'],
    ['AT', '1010', '1010'],
    ['ES', '08 001', '08001'],
    ['CH', '8001', '8001'],
  ] as const)('%s takes %j', (country, zipCode, kept) =>
    expect(check({ country, zipCode }).values?.zipCode).toBe(kept),
  );

  it.each([
    ['DE', '1067'],
    ['AT', '01067'],
    ['ES', '8001'],
    ['CH', '80012'],
    ['DE', 'Dresden'],
  ] as const)('%s refuses %j', (country, zipCode) =>
    expect(check({ country, zipCode }).faults).toEqual([
      expect.objectContaining({ path: 'zipCode', code: 'IDENTIFIER_FORMAT' }),
    ]),
  );
});
