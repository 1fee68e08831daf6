import { type Database, emitChanged, inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import { type TaxRegistration, taxRegistrations } from './registrations.service.ts';
import { tenantsWithRegisters } from './watch.store.ts';

/** The job that looks after the days until which something must be told, each minute a few tenants. */
export const watchTaxNotificationsJob = 'watchTaxNotifications';

/** A branch that has something to tell soon. */
export interface DueNotification {
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly day: string;
  readonly urgency: number;
}

export interface TaxNotificationWatchDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Tells people of a tenant what is due, and ends what is not any more; in the tenant's transaction. */
  readonly tell: (tx: Tx, tenantId: string, due: readonly DueNotification[], at: Date) => Promise<boolean>;
}

/** Every tenant comes once an hour: in the minute that its id falls into. Harmless when two processes do it. */
export const createTaxNotificationWatch =
  ({ db, now, tell }: TaxNotificationWatchDeps) =>
  async (): Promise<void> => {
    const at = now();
    const minute = Math.floor(at / 60_000) % 60;
    const tenants = await inSystem(db, (tx) => tenantsWithRegisters(tx, minute));
    for (const tenantId of tenants) await lookAfter({ db, tell }, tenantId, at);
  };

/** Looks at one tenant. */
async function lookAfter(
  { db, tell }: Pick<TaxNotificationWatchDeps, 'db' | 'tell'>,
  tenantId: string,
  at: number,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const all = await taxRegistrations(tx, at);
    if (await tell(tx, tenantId, all.flatMap(dueOf), new Date(at))) emitChanged(tx, 'alerts', tenantId);
  });
}

function dueOf({ unit, due, urgency }: TaxRegistration): readonly DueNotification[] {
  if (due === null || urgency === 0) return [];
  return [{ unitId: unit.id, unitName: unit.name, zone: unit.zone, day: due, urgency }];
}
