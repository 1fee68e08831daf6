import type { Creditor } from '@tresen/domain/shop/debits';
import { type Database, inSystem, inTenant } from '../kit/db/pools.ts';
import { writeCreditor } from '../shop/debits/index.ts';

const kiel = { address: 'Holstenstraße 12', zipCode: '24103', city: 'Kiel', country: 'DE' } as const;

/** As early as the demo's terms say. */
const said = { noticeDays: 5, noteDe: '', noteEn: '' };

/** Who collects in the demo: numbers that banks give out for trials, on which no money moves. */
const creditors: Readonly<Record<string, Creditor>> = {
  Tresen: {
    name: 'Tresen',
    creditorId: 'DE98ZZZ09999999999',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    ...{ address: 'Speicherstadt 4', zipCode: '20457', city: 'Hamburg', country: 'DE' },
    ...said,
  },
  'Kassenhaus Nord': {
    name: 'Kassenhaus Nord',
    creditorId: 'DE98NRD09999999999',
    iban: 'DE02500105170137075030',
    bic: 'INGDDEFFXXX',
    ...kiel,
    ...said,
  },
};

/** Lets the demo's sellers collect debits; what somebody has entered stays. */
export const fillCreditors = async (db: Database, nowMs: number): Promise<void> => {
  const sellers = await inSystem(db, (tx) =>
    tx.selectFrom('tenants').select(['id', 'name']).where('kind', 'in', ['vendor', 'reseller']).execute(),
  );
  for (const { id, name } of sellers) {
    const creditor = creditors[name];
    if (creditor)
      await inTenant(db, id, (tx) => writeCreditor(tx, id, creditor, { version: null, at: new Date(nowMs) }));
  }
};
