import { type Database, statementName } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { PlannedSession } from '../sessions/index.ts';
import type { RightPassword } from '../users/index.ts';
import type { Origin } from './connect-parts.ts';

const open = 'select open_password_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as is_open';

/**
 * Stores a session, its first refresh token and its line in the sign-in history, in one round trip (migration 0012).
 * @returns false when account or password changed since the password was checked
 */
export const openPasswordSession = async (
  db: Database,
  { userId, tenantId, passwordHash, betterHash }: RightPassword,
  { session, tokenHash, at, expiresAt }: PlannedSession,
  { address, userAgent }: Pick<Origin, 'address' | 'userAgent'>,
): Promise<boolean> => {
  const account = [userId, tenantId, passwordHash, betterHash ?? null];
  const opened = [at, expiresAt, session.sessionId, session.scope, tokenHash ?? null];
  const { rows } = await db.system.query<{ is_open: boolean }>({
    name: statementName(open),
    text: open,
    values: [...account, ...opened, newId(at.getTime()), address, userAgent ?? null],
  });
  return rows[0]?.is_open ?? false;
};
