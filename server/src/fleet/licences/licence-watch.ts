import { alertRules } from '@tresen/domain/organization/alert-rules';
import { allRules } from '../../content/alert-rules/index.ts';
import { type EndingLicences, tellEndingLicences } from '../../content/notifications/index.ts';
import { type Database, emitChanged, inSystem } from '../../kit/db/pools.ts';
import { type EndingOfTenant, endingLicences, expireLicences } from './licence-watch.store.ts';

/** What the watch needs of the server. */
export interface LicenceWatchDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;
/** So long people are told that one has ended. */
const endedDays = 7;

/** Ends licences whose time is over, and tells of those that end soon. Once a minute by any process. */
export const createLicenceWatch =
  ({ db, now }: LicenceWatchDeps) =>
  async (): Promise<void> => {
    const at = now();
    await inSystem(db, async (tx) => {
      const ended = await expireLicences(tx, new Date(at));
      const rules = await allRules(tx);
      const ending = await endingLicences(
        tx,
        new Date(at - endedDays * day),
        new Date(at + alertRules.licenceEnding.most * day),
        (tenantId, endsAt) => {
          const days = rules(tenantId, null).licenceEnding;
          return days !== null && endsAt.getTime() <= at + days * day;
        },
      );
      const alerts = ending.map((licence) => alertOf(licence, at));
      const told = await tellEndingLicences(tx, alerts, new Date(at));
      emitChanged(tx, 'licences', ...ended);
      emitChanged(tx, 'alerts', ...told);
    });
  };

function alertOf({ tenantId, endsAt, ...licence }: EndingOfTenant, at: number): EndingLicences {
  const isEnded = endsAt.getTime() <= at;
  return { tenantId, data: { ...licence, day: endsAt.toISOString().slice(0, 10), isEnded } };
}
