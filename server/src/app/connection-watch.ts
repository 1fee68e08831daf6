import { type AccountHost, type Identity, principalOf } from '../account/index.ts';
import type { Live, LiveCaller } from '../fleet/live/index.ts';

const lookEvery = 20_000;

/** A connection ends with what it was negotiated by, also when another process or the clock took that away (contract 5). */
export interface ConnectionWatch {
  look(): Promise<void>;
  stop(): void;
}

/**
 * Looks every 20 s at the connections of this process: sessions that have ended or expired, people who were disabled,
 * removed or given another role, registers that were unlinked, moved or put to rest, and overrides whose right has ended.
 */
export const watchConnections = (
  live: Live,
  { readIdentities, mayAct }: Pick<AccountHost, 'readIdentities' | 'mayAct'>,
  onError: (error: unknown) => void,
): ConnectionWatch => {
  const sessionsWhere = (holds: (caller: LiveCaller) => boolean): string[] => [
    ...new Set(
      live
        .users()
        .filter(holds)
        .map(({ sessionId }) => sessionId),
    ),
  ];
  const isActing = (caller: LiveCaller): boolean => caller.kind === 'user' && caller.isActing;
  const look = async (): Promise<void> => {
    const looked = new Set(sessionsWhere(() => true));
    const [identities, acting] = await Promise.all([
      readIdentities([...looked]),
      mayAct(sessionsWhere(isActing)),
    ]);
    live.closeWhere(
      (caller) =>
        // Who came meanwhile was checked at the door.
        looked.has(caller.sessionId) &&
        (!stillIs(caller, identities.get(caller.sessionId)) ||
          (isActing(caller) && !acting.has(caller.sessionId))),
    );
  };
  const timer = setInterval(() => void look().catch(onError), lookEvery).unref();
  return { look, stop: () => clearInterval(timer) };
};

/** Who a connection was let in as, and whether they still are: role, branch and tenant are bound to it. */
function stillIs(caller: LiveCaller, identity: Identity | undefined): boolean {
  if (identity?.kind !== caller.kind) return false;
  if (identity.kind === 'user') return caller.kind === 'user' && principalOf(identity) === caller.role;
  return (
    caller.kind === 'register' &&
    identity.isActive &&
    identity.isLive === caller.isLive &&
    identity.unitId === caller.unitId
  );
}
