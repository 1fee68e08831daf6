import { isRegisterMissing } from '@tresen/domain/content/notifications';
import { type Database, inSystem } from '../../kit/db/pools.ts';
import { type NewAlert, raiseAlerts } from './alerts.store.ts';
import { endSilence, type SilentRegister, silentRegisters } from './register-watch.store.ts';

export interface RegisterWatchDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of each tenant whose alerts changed, once. */
  readonly onChange: (tenantId: string) => void;
  /** Milliseconds after which registers have found a server that was away, 5 minutes by default. */
  readonly graceMs?: number;
}

const pageSize = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

const alertOf = ({ tenantId, deviceId, lastHeard, ...names }: SilentRegister): NewAlert => ({
  kind: 'registerOffline',
  tenantId,
  subject: deviceId,
  since: new Date(lastHeard),
  data: { registerName: names.registerName, unitName: names.unitName, zone: names.zone },
});

/**
 * Looks which registers are missing and which are back, of all tenants. To be called once a minute by any process, and
 * harmless when two do. Who was away itself hears nobody: until the registers had time to come back, none is missing.
 */
export const createRegisterWatch = ({ db, now, onChange, graceMs = 300_000 }: RegisterWatchDeps) => {
  const listeningSince = performance.now();

  const raiseMissing = async (at: number): Promise<readonly string[]> => {
    const tenants: string[] = [];
    for (let after = firstId; ; ) {
      const page = await inSystem(db, (tx) => silentRegisters(tx, new Date(at), after, pageSize));
      const missing = page.filter((register) => isRegisterMissing({ ...register, now: at })).map(alertOf);
      if (missing.length > 0)
        tenants.push(
          ...(await inSystem(db, (tx) => raiseAlerts(tx, 'registerOffline', missing, new Date(at)))),
        );
      const last = page.at(-1);
      if (!last || page.length < pageSize) return tenants;
      after = last.deviceId;
    }
  };

  return async (): Promise<void> => {
    const at = now();
    const tenants = [...(await inSystem(db, (tx) => endSilence(tx, new Date(at))))];
    if (performance.now() - listeningSince >= graceMs) tenants.push(...(await raiseMissing(at)));
    for (const tenant of new Set(tenants)) onChange(tenant);
  };
};
