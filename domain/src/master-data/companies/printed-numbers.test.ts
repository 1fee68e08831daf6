import { describe, expect, it } from 'vitest';
import { type NumberedCompany, printedNumbersOf } from './index.ts';

const none = { state: null, taxNumber: null, taxId: null, salesTaxId: null };
const cases: readonly (readonly [NumberedCompany, taxNumber: string | null, vatId: string | null])[] = [
  [{ ...none, country: 'DE' }, null, null],
  [
    { ...none, country: 'DE', state: 'Bayern', taxNumber: '18181508155', salesTaxId: 'DE136695976' },
    '181/815/08155',
    'DE136695976',
  ],
  // A person's own number, which no guest needs.
  [{ ...none, country: 'DE', taxId: '36574261809' }, null, null],
  [{ ...none, country: 'AT', salesTaxId: 'ATU13585627' }, null, 'ATU13585627'],
  [{ ...none, country: 'CH', taxId: 'CHE100155212' }, 'CHE-100.155.212', null],
  [{ ...none, country: 'CH', salesTaxId: 'CHE107787577MWST' }, null, 'CHE-107.787.577 MWST'],
  [{ ...none, country: 'ES', taxId: 'B64717838' }, 'B64717838', null],
  [{ ...none, country: 'ES', salesTaxId: 'ESB64717838' }, 'B64717838', 'ESB64717838'],
];

describe('numbers of a company on a receipt', () => {
  it.each(cases)('CFG-02: %j prints %s and %s', (company, taxNumber, vatId) => {
    expect(printedNumbersOf(company)).toEqual({ taxNumber, vatId });
  });
});
