import { type Database, statementName, type Tx } from '../../kit/db/pools.ts';

interface Person {
  readonly sessionId: string;
  readonly userId: string;
}

interface OverrideRow {
  tenantName: string;
  userId: string | null;
  userName: string | null;
}

const overrideQuery = `
  select t.name as "tenantName", a.user_id as "userId", a.user_name as "userName"
  from tenants t
  join users u on u.id = $2 and u.role = 'superAdmin' and not u.disabled
  left join acting_sessions a on a.session_id = $3 and a.tenant_id = t.id
  where t.id = $1`;

/**
 * The tenant and whom the session has switched to there; undefined when there is no such tenant or the person is no
 * (longer a) super administrator. One plain statement, since every request under an override waits for it.
 */
export const readOverride = async (
  db: Database,
  { userId, sessionId }: Person,
  tenantId: string,
): Promise<OverrideRow | undefined> => {
  const { rows } = await db.system.query<OverrideRow>({
    name: statementName(overrideQuery),
    text: overrideQuery,
    values: [tenantId, userId, sessionId],
  });
  return rows[0];
};

/** Holds the session, so that its switches happen one after the other. False when it may not switch (any more). */
export const holdSuperAdmin = async (tx: Tx, { sessionId, userId }: Person): Promise<boolean> => {
  const row = await tx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('u.id', '=', userId)
    .where('u.role', '=', 'superAdmin')
    .where('u.disabled', '=', false)
    .forUpdate('s')
    .executeTakeFirst();
  return row !== undefined;
};

/** A user somebody can switch to, with the tenant. */
export interface PickedUser {
  readonly id: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly imagePath: string | null;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly resellerId: string | null;
}

export const findPickedUser = (tx: Tx, userId: string): Promise<PickedUser | undefined> =>
  tx
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .select([
      'u.id',
      'u.role',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'u.picture as imagePath',
      'u.tenant_id as tenantId',
      't.name as tenantName',
      't.reseller_id as resellerId',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();

/** Whom a session has switched to, since when (UTC). */
export interface Acting {
  readonly tenantId: string;
  readonly userId: string;
  readonly userName: string;
  readonly startedAt: Date;
}

const acting = [
  'tenant_id as tenantId',
  'user_id as userId',
  'user_name as userName',
  'started_at as startedAt',
] as const;

export const insertActing = async (tx: Tx, sessionId: string, row: Acting): Promise<void> => {
  await tx
    .insertInto('acting_sessions')
    .values({
      session_id: sessionId,
      tenant_id: row.tenantId,
      user_id: row.userId,
      user_name: row.userName,
      started_at: row.startedAt,
    })
    .execute();
};

/** Ends the acting of a session and tells what it was; undefined when it was not acting. */
export const takeActing = (tx: Tx, sessionId: string): Promise<Acting | undefined> =>
  tx.deleteFrom('acting_sessions').where('session_id', '=', sessionId).returning(acting).executeTakeFirst();

/** An acting that nobody cleared, with the person behind it; without a name when the person was removed. */
export interface EndedActing extends Acting {
  readonly sessionId: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly actorTenantId: string;
}

/**
 * Ends what may not go on: the session has ended, the person is no super administrator any more, or disabled, or whom they
 * switched to was removed.
 */
export const takeEndedActings = async (tx: Tx, at: Date): Promise<EndedActing[]> => {
  const rows = await tx
    .selectFrom('acting_sessions as a')
    .innerJoin('sessions as s', 's.id', 'a.session_id')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as picked', 'picked.id', 'a.user_id')
    .select((eb) => [
      'a.session_id as sessionId',
      's.user_id as actorId',
      's.tenant_id as actorTenantId',
      eb.fn<string>('concat_ws', [eb.val(' '), 'u.first_name', 'u.last_name']).as('actorName'),
    ])
    .where((eb) =>
      eb.or([
        eb('s.revoked_at', 'is not', null),
        eb('s.expires_at', '<=', at),
        eb('u.id', 'is', null),
        eb('u.role', '<>', 'superAdmin'),
        eb('u.disabled', '=', true),
        eb('picked.id', 'is', null),
      ]),
    )
    .execute();
  const ended: EndedActing[] = [];
  for (const { actorId, ...row } of rows) {
    // Another process may have been quicker: who gets the row writes it down.
    const taken = await takeActing(tx, row.sessionId);
    if (taken && actorId !== null) ended.push({ ...taken, ...row, actorId });
  }
  return ended;
};

/** Of these sessions, those whose person may act for another tenant now. */
export const readMayAct = async (tx: Tx, sessionIds: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.id', 'in', sessionIds)
    .where('s.revoked_at', 'is', null)
    .where('u.role', '=', 'superAdmin')
    .where('u.disabled', '=', false)
    .execute();
  return rows.map(({ id }) => id);
};
