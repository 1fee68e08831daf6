import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { hashPassword } from '../../kit/hashing/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { normalizeEmail } from './normalize-email.ts';
import {
  findSignInUser,
  insertCredential,
  insertTenant,
  insertUser,
  type NewTenant,
  type NewUser,
  readAnyUser,
  updateCredential,
} from './users.store.ts';

/** Makes a tenant under the system role, with what it begins with in the same transaction. Returns its id. */
export const createTenant = async (
  db: Database,
  tenant: NewTenant,
  begin?: (tx: Tx, id: string) => Promise<void>,
): Promise<string> => {
  const id = newId();
  await inSystem(db, async (tx) => {
    await insertTenant(tx, id, tenant);
    await begin?.(tx, id);
  });
  return id;
};

/**
 * Makes a user with a password under the system role, confirmed unless told otherwise. Returns the user's id.
 * @throws the database's unique violation when the e-mail belongs to somebody already (contract 2)
 */
export const createUserWithPassword = async (
  db: Database,
  user: NewUser & { readonly password: string },
): Promise<string> => {
  const id = newId();
  const passwordHash = await hashPassword(user.password);
  await inSystem(db, async (tx) => {
    await insertUser(tx, id, { ...user, email: normalizeEmail(user.email) });
    await insertCredential(tx, id, passwordHash);
  });
  return id;
};

/** False in a database that nobody has used yet. */
export const hasUsers = async (db: Database): Promise<boolean> =>
  (await inSystem(db, readAnyUser)) !== undefined;

/** True when somebody has this e-mail. */
export const hasUser = async (db: Database, email: string): Promise<boolean> =>
  (await findSignInUser(db, normalizeEmail(email))) !== undefined;

/** Gives the user with this e-mail another password. Sessions that run go on. */
export const setPassword = async (db: Database, email: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await inSystem(db, (tx) => updateCredential(tx, normalizeEmail(email), passwordHash, new Date()));
};
