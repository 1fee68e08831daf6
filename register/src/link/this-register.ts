import type { RegisterSession } from '../protocol/index.ts';
import {
  type CloudState,
  inTransaction,
  type LinkedRegister,
  readIdentity,
  readLinkedRegister,
  type Store,
  takeUpEpoch,
  writeIdentity,
  writeLinkedRegister,
} from '../store/index.ts';

const thisRegister = `query {
  thisRegister { deviceId name unitId unitName databaseId zone cutOffMinutes currency country
    hosts { backup files receipts reporting } epoch pushFrom }
}`;

/** What the cloud says of this register, of its branch, and of its own state. */
export type WhoIAm = LinkedRegister & CloudState;

/** What the cloud says of this register and its branch now. */
export const askWhoIAm = async (session: RegisterSession): Promise<WhoIAm> =>
  (await session.ask<{ thisRegister: WhoIAm }>(thisRegister)).thisRegister;

/**
 * Keeps what the cloud says; from now on receipts name the database of the branch. When the cloud was put back to an older
 * state, what it may lack goes into the outbox once more.
 */
export function keepWhoIAm(store: Store, { epoch, pushFrom, ...linked }: WhoIAm): LinkedRegister {
  return inTransaction(store, () => {
    const identity = readIdentity(store);
    if (identity && identity.databaseId !== linked.databaseId)
      writeIdentity(store, { ...identity, databaseId: linked.databaseId });
    writeLinkedRegister(store, linked);
    takeUpEpoch(store, { epoch, pushFrom }, Date.now());
    return linked;
  });
}

/** Takes up what the cloud says of this register, and tells the branch that it was moved to, if it was. */
export async function learnWhoIAm(
  store: Store,
  session: RegisterSession,
): Promise<LinkedRegister | undefined> {
  const before = readLinkedRegister(store);
  const now = keepWhoIAm(store, await askWhoIAm(session));
  return before && before.unitId !== now.unitId ? now : undefined;
}
