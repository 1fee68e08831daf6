import { isRegisterMissing, silenceLimits } from '@tresen/domain/content/notifications';
import { isOpenAt } from '@tresen/domain/organization/units';
import { type Database, inSystem } from '../../kit/db/pools.ts';
import { allRules } from '../alert-rules/index.ts';
import { type NewAlert, raiseAlerts } from './alerts.store.ts';
import { endBranchSilence, openBranches, raiseBranches, type SilentBranch } from './branch-alerts.store.ts';
import { watchTroubles } from './branch-troubles.store.ts';
import { endSilence, openingHoursOf, type SilentRegister, silentRegisters } from './register-watch.store.ts';

export interface RegisterWatchDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds after which registers have found a server that was away, 5 minutes by default. */
  readonly graceMs?: number;
}

const pageSize = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Looks which registers are missing and which are back, and what branches have trouble with, of all tenants. To be called once a minute by any process, and
 * harmless when two do. Who was away itself hears nobody: until the registers had time to come back, none is missing.
 */
export const createRegisterWatch = ({ db, now, graceMs = 300_000 }: RegisterWatchDeps) => {
  const listeningSince = performance.now();

  const findMissing = async (at: number): Promise<readonly SilentRegister[]> => {
    const rules = await inSystem(db, allRules);
    const missing: SilentRegister[] = [];
    for (let after = firstId; ; ) {
      const { page, hours } = await inSystem(db, async (tx) => {
        const found = await silentRegisters(tx, new Date(at), after, pageSize);
        const unitIds = new Set(found.map(({ unitId }) => unitId));
        return { page: found, hours: await openingHoursOf(tx, [...unitIds]) };
      });
      const silentMsOf = ({ tenantId, unitId }: SilentRegister): number | null => {
        const minutes = rules(tenantId, unitId).registerSilent;
        return minutes === null ? null : minutes * 60_000;
      };
      const isOpen = (register: SilentRegister): boolean | null => {
        const ofUnit = hours.get(register.unitId);
        const openMs = Math.min(silentMsOf(register) ?? 0, silenceLimits.openMs);
        return ofUnit ? [at, at - openMs].every((moment) => isOpenAt(ofUnit, moment, register.zone)) : null;
      };
      missing.push(
        ...page.filter((register) =>
          isRegisterMissing({
            ...register,
            isOpen: isOpen(register),
            silentMs: silentMsOf(register),
            now: at,
          }),
        ),
      );
      const last = page.at(-1);
      if (!last || page.length < pageSize) return missing;
      after = last.deviceId;
    }
  };
  const raiseMissing = async (at: number): Promise<readonly string[]> => {
    const missing = await findMissing(at);
    if (missing.length === 0) return [];
    return inSystem(db, async (tx) => {
      const { together, alone } = sorted(missing, await openBranches(tx));
      return [
        ...(await raiseAlerts(tx, 'registerOffline', alone, new Date(at))),
        ...(await raiseBranches(tx, together, new Date(at))),
      ];
    });
  };
  const endAndWatch = (at: Date): Promise<readonly string[]> =>
    inSystem(db, async (tx) => [
      ...(await endSilence(tx, at)),
      ...(await endBranchSilence(tx, at, silenceLimits.manyOfBranch)),
      ...(await watchTroubles(tx, at)),
    ]);

  return async (): Promise<void> => {
    const at = now();
    const tenants = [...(await endAndWatch(new Date(at)))];
    if (performance.now() - listeningSince >= graceMs) tenants.push(...(await raiseMissing(at)));
    for (const tenantId of new Set(tenants)) db.events.tell({ topic: 'alerts', tenantId, unitId: null });
  };
};

/** Those that went silent with others of their branch, or after them, and those that are told of alone. */
function sorted(missing: readonly SilentRegister[], open: ReadonlySet<string>) {
  const groups = [...Map.groupBy(missing, branchOf)];
  const isJoint = ([branch, registers]: (typeof groups)[number]): boolean =>
    registers.length >= silenceLimits.manyOfBranch || open.has(branch);
  return {
    together: groups.filter(isJoint).flatMap(([, registers]) => togetherOf(registers)),
    alone: groups
      .filter((group) => !isJoint(group))
      .flatMap(([, registers]) => registers)
      .map(alertOf),
  };
}

function branchOf({ tenantId, unitId }: SilentRegister): string {
  return `${tenantId}/${unitId}`;
}

function togetherOf(registers: readonly SilentRegister[]): readonly SilentBranch[] {
  const [first] = registers;
  if (!first) return [];
  const { tenantId, unitId, unitName, zone } = first;
  const since = new Date(Math.max(...registers.map(({ lastHeard }) => lastHeard)));
  return [{ tenantId, unitId, unitName, zone, since, deviceIds: registers.map(({ deviceId }) => deviceId) }];
}

function alertOf({ tenantId, deviceId, lastHeard, ...names }: SilentRegister): NewAlert {
  return {
    kind: 'registerOffline',
    tenantId,
    subject: deviceId,
    since: new Date(lastHeard),
    data: { registerName: names.registerName, unitName: names.unitName, zone: names.zone },
  };
}
