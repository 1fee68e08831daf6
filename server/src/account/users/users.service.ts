import { type Database, inSystem } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { hashPassword } from './passwords.ts';
import {
  insertCredential,
  insertTenant,
  insertUser,
  type NewTenant,
  type NewUser,
  readAnyUser,
} from './users.store.ts';

/** An e-mail as it is stored and compared: without spaces around it, in small letters. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Makes a tenant under the system role. Returns its id. */
export const createTenant = async (db: Database, tenant: NewTenant): Promise<string> => {
  const id = newId();
  await inSystem(db, (tx) => insertTenant(tx, id, tenant));
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
