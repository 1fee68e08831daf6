import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import { type Database, statementName, type Tx } from '../../kit/db/pools.ts';
import type { NeedySessions } from '../../kit/secrets/index.ts';
import type { Identity } from './identity.ts';

/** Who a session belongs to. */
export type SessionOwner =
  | { readonly kind: 'user'; readonly tenantId: string; readonly userId: string }
  | { readonly kind: 'register'; readonly tenantId: string; readonly deviceId: string };

export interface SessionRow {
  readonly kind: 'user' | 'register';
  readonly scope: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export interface NewSession {
  readonly id: string;
  readonly owner: SessionOwner;
  readonly scope: string;
  readonly userAgent: string | undefined;
  readonly at: Date;
  readonly expiresAt: Date;
}

export const insertSession = async (tx: Tx, { id, owner, ...session }: NewSession): Promise<void> => {
  await tx
    .insertInto('sessions')
    .values({
      id,
      tenant_id: owner.tenantId,
      kind: owner.kind,
      user_id: owner.kind === 'user' ? owner.userId : null,
      device_id: owner.kind === 'register' ? owner.deviceId : null,
      scope: session.scope,
      user_agent: session.userAgent ?? null,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute();
};

/** Removes what has expired of the owner's sessions, so that they do not pile up. */
export const deleteExpiredSessions = async (tx: Tx, owner: SessionOwner, at: Date): Promise<void> => {
  await tx
    .deleteFrom('sessions')
    .where('tenant_id', '=', owner.tenantId)
    .where(
      owner.kind === 'user' ? 'user_id' : 'device_id',
      '=',
      owner.kind === 'user' ? owner.userId : owner.deviceId,
    )
    .where('expires_at', '<', at)
    .execute();
};

/** Reads a session and holds its row: all that happens to one session happens in a row. */
export const lockSession = async (tx: Tx, id: string): Promise<SessionRow | undefined> => {
  const row = await tx
    .selectFrom('sessions')
    .select(['kind', 'scope', 'created_at', 'expires_at', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      kind: row.kind as SessionRow['kind'],
      scope: row.scope,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
    }
  );
};

/** Ends a session. False when it had ended before. */
export const markRevoked = async (tx: Tx, id: string, because: string, at: Date): Promise<boolean> => {
  const result = await tx
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_because: because })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Ends the sessions of a device, but the one to keep. Returns the ids of those that ended now. */
export const markDeviceRevoked = async (
  tx: Tx,
  device: { readonly tenantId: string; readonly deviceId: string; readonly keep?: string },
  because: string,
  at: Date,
): Promise<string[]> => {
  const rows = await tx
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_because: because })
    .where('tenant_id', '=', device.tenantId)
    .where('device_id', '=', device.deviceId)
    .where('revoked_at', 'is', null)
    .$if(device.keep !== undefined, (query) => query.where('id', '<>', device.keep ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** All sessions of a person, or one of them, or all but one. */
export interface SessionsOfUser {
  readonly userId: string;
  readonly keep?: string;
  readonly only?: string;
}

/** Ends sessions of a person. Returns the ids of those that ended now. */
export const markUserRevoked = async (
  tx: Tx,
  user: SessionsOfUser,
  because: string,
  at: Date,
): Promise<string[]> => {
  const rows = await tx
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_because: because })
    .where('user_id', '=', user.userId)
    .where('revoked_at', 'is', null)
    .$if(user.keep !== undefined, (query) => query.where('id', '<>', user.keep ?? ''))
    .$if(user.only !== undefined, (query) => query.where('id', '=', user.only ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Sessions that ended after a moment, by whichever process. */
export const readRevokedSince = async (tx: Tx, after: Date): Promise<string[]> => {
  const rows = await tx.selectFrom('sessions').select('id').where('revoked_at', '>', after).execute();
  return rows.map(({ id }) => id);
};

const tooOldQuery = `select from sessions where id = $1 and kind = 'user' and revoked_at is null
  and expires_at <= $2 and expires_at = created_at + interval '2160 hours'`;

/** True for a session that has ended only because its sign-in is too long ago (migration 0057). */
export const isSessionTooOld = async (db: Database, id: string, at: Date): Promise<boolean> => {
  const { rowCount } = await db.system.query({
    name: statementName(tooOldQuery),
    text: tooOldQuery,
    values: [id, at],
  });
  return rowCount === 1;
};

/**
 * Sessions whose bearer may hold a token that was made until a moment: its successor, if there is one, was never seen.
 */
export const countSessionsMadeBefore = async (tx: Tx, madeBefore: Date, at: Date): Promise<NeedySessions> => {
  const { rows } = await sql<{ people: number; registers: number; until: Date | null }>`
    select count(*) filter (where kind = 'user') as people, count(*) filter (where kind = 'register') as registers,
      max(expires_at) as until
    from sessions s where revoked_at is null and expires_at > ${at} and exists (select from refresh_tokens t
      where t.session_id = s.id and t.issued_at <= ${madeBefore} and t.used_successor_at is null)`.execute(
    tx,
  );
  return rows[0] ?? { people: 0, registers: 0, until: null };
};

interface IdentityRow {
  id: string;
  kind: 'user' | 'register';
  tenant_id: string;
  user_id: string | null;
  role: Role;
  name: string;
  email: string;
  language: 'de' | 'en';
  device_id: string | null;
  device_name: string;
  unit_id: string | null;
  unit_name: string;
  database_id: string;
  is_active: boolean;
  is_live: boolean;
  moved_at: Date | null;
  zone: string;
  cut_off_minutes: number;
  currency: string;
  country: string;
}

// Every join drops what ends a session: a disabled user, a user of another tenant, an unlinked device.
const identities = `
  select s.id, s.kind, s.tenant_id, u.id as user_id, u.role, concat_ws(' ', u.first_name, u.last_name) as name,
    u.email, u.language, d.id as device_id, d.name as device_name, o.id as unit_id, o.name as unit_name,
    d.database_id, d.status = 1 as is_active, d.live_communication as is_live, d.moved_at, o.zone, o.cut_off_minutes, o.currency, o.country
  from sessions s
  left join users u on u.id = s.user_id and u.tenant_id = s.tenant_id and not u.disabled
  left join devices d on d.tenant_id = s.tenant_id and d.id = s.device_id
    and d.unlinked_at is null
  left join organization_units o on o.tenant_id = d.tenant_id and o.id = d.unit_id
  where s.revoked_at is null and s.expires_at > $2`;
const identityQuery = `${identities} and s.id = $1`;
const identitiesQuery = `${identities} and s.id = any ($1::uuid[])`;

/**
 * The identity behind a session that is neither revoked nor expired. One plain statement without a
 * transaction, since every uncached request waits for it.
 */
export const readIdentity = async (
  db: Database,
  sessionId: string,
  at: Date,
): Promise<Identity | undefined> => {
  const { rows } = await db.system.query<IdentityRow>({
    name: statementName(identityQuery),
    text: identityQuery,
    values: [sessionId, at],
  });
  return rows[0] && identityOf(rows[0]);
};

/** The same for many sessions at once; those that have ended are missing. */
export const readIdentities = async (
  db: Database,
  sessionIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Identity>> => {
  if (sessionIds.length === 0) return new Map();
  const { rows } = await db.system.query<IdentityRow>({
    name: statementName(identitiesQuery),
    text: identitiesQuery,
    values: [sessionIds, at],
  });
  const found = rows.map(identityOf).filter((identity) => identity !== undefined);
  return new Map(found.map((identity) => [identity.sessionId, identity]));
};

function identityOf(row: IdentityRow): Identity | undefined {
  const { id: sessionId, kind, tenant_id: tenantId } = row;
  if (kind === 'user' && row.user_id !== null) {
    const { user_id: userId, role, name, email, language } = row;
    return { kind, sessionId, tenantId, userId, role, name, email, language };
  }
  if (kind === 'register' && row.device_id !== null && row.unit_id !== null) {
    const { device_id: deviceId, device_name: name, unit_id: unitId, unit_name: unitName } = row;
    const { database_id: databaseId, zone, cut_off_minutes: cutOffMinutes, currency, country } = row;
    const branch = { unitId, unitName, databaseId, zone, cutOffMinutes, currency, country };
    const state = {
      isActive: row.is_active,
      isLive: row.is_live,
      movedAt: row.moved_at?.getTime() ?? null,
    };
    return { kind, sessionId, tenantId, deviceId, name, ...branch, ...state };
  }
  return undefined;
}
