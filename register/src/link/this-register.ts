import type { RegisterSession } from '../protocol/index.ts';
import {
  inTransaction,
  type LinkedRegister,
  readIdentity,
  readLinkedRegister,
  type Store,
  writeIdentity,
  writeLinkedRegister,
} from '../store/index.ts';

const thisRegister = `query {
  thisRegister { deviceId name unitId unitName databaseId zone cutOffMinutes currency country }
}`;

/** What the cloud says of this register and its branch now. */
export const askWhoIAm = async (session: RegisterSession): Promise<LinkedRegister> =>
  (await session.ask<{ thisRegister: LinkedRegister }>(thisRegister)).thisRegister;

/** Keeps what the cloud says; from now on receipts name the database of the branch. */
export function keepWhoIAm(store: Store, linked: LinkedRegister): void {
  inTransaction(store, () => {
    const identity = readIdentity(store);
    if (identity && identity.databaseId !== linked.databaseId)
      writeIdentity(store, { ...identity, databaseId: linked.databaseId });
    writeLinkedRegister(store, linked);
  });
}

/** Takes up what the cloud says of this register, and tells the branch that it was moved to, if it was. */
export async function learnWhoIAm(
  store: Store,
  session: RegisterSession,
): Promise<LinkedRegister | undefined> {
  const before = readLinkedRegister(store);
  const now = await askWhoIAm(session);
  keepWhoIAm(store, now);
  return before && before.unitId !== now.unitId ? now : undefined;
}
