import { expect, it } from 'vitest';
import { proposedFields } from './index.ts';

it('a field is in conflict when both sides changed it to something else (contract 9)', () => {
  const proposal = {
    base: { price: 280, name: 'Kaffee', plu: null },
    changes: { price: 300, name: 'Café', plu: '7' },
  };
  expect(proposedFields(proposal, { price: 290, name: 'Café' })).toEqual([
    { field: 'price', base: 280, current: 290, proposed: 300, isConflict: true },
    { field: 'name', base: 'Kaffee', current: 'Café', proposed: 'Café', isConflict: false },
    { field: 'plu', base: null, current: null, proposed: '7', isConflict: false },
  ]);
});
