import { audit } from '../../kit/audit/index.ts';
import type { Caller } from '../../kit/context/index.ts';
import { inSystem } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { type EndedActing, readMayAct, takeEndedActings } from './acting.store.ts';

/** Ends actings that nobody cleared. */
export interface ActingWatch {
  /** Looks once for actings whose session or right has ended, and writes each end into its tenant's log. */
  look(): Promise<void>;
  /** The same without waiting for it. */
  lookSoon(): void;
  /** Of these sessions, those whose person may act for another tenant now. */
  mayAct(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  close(): void;
}

// A logout is heard of at once; a role that was taken away shows in what the next request is refused.
const lookEvery = 20_000;

/** Watches from now on until it is closed. */
export const createActingWatch = ({ db, now, log }: AccountKit): ActingWatch => {
  const look = (): Promise<void> =>
    inSystem(db, async (tx) => {
      for (const ended of await takeEndedActings(tx, new Date(now()))) {
        await audit({ caller: actorOf(ended), requestId: null }, tx, ended.tenantId, {
          action: 'end',
          entity: 'acting',
          entityId: ended.userId,
          oldValues: { name: ended.userName, startedAt: ended.startedAt },
        });
      }
    });
  const lookSoon = (): void => {
    look().catch((error: unknown) => log.warn({ err: error }, 'could not look for ended actings'));
  };
  const timer = setInterval(lookSoon, lookEvery).unref();

  return {
    look,
    lookSoon,
    mayAct: async (sessionIds) =>
      new Set(sessionIds.length === 0 ? [] : await inSystem(db, (tx) => readMayAct(tx, sessionIds))),
    close: () => clearInterval(timer),
  };
};

function actorOf(ended: EndedActing): Caller {
  return {
    kind: 'user',
    principal: 'superAdmin',
    tenantId: ended.tenantId,
    homeTenantId: ended.actorTenantId,
    userId: ended.actorId,
    sessionId: ended.sessionId,
    name: ended.actorName,
    actingAs: { userId: ended.userId, name: ended.userName },
  };
}
