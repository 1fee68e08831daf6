import type { TenantKind, UserState } from '@tresen/domain/account/user-administration';
import { AppError } from '@tresen/domain/kit/errors';
import type { Role } from '@tresen/domain/kit/groups';
import { type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';

/** A user as the administration shows them (USR-04). Times are UTC. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly picture: string | null;
  readonly role: Role;
  readonly claims: readonly string[];
  readonly emailConfirmed: boolean;
  readonly disabled: boolean;
  readonly lastLogin: Date | null;
  readonly tenantId: string;
  readonly tenant: string;
  readonly resellerId: string | null;
  readonly version: number;
  /** Last name, first name and e-mail, without case and accents: what the list is searched and ordered by. */
  readonly searchText: string;
}

const columns = sql`u.id, u.email, u.first_name "firstName", u.last_name "lastName", u.picture, u.role, u.claims,
  u.email_confirmed "emailConfirmed", u.disabled, u.last_login_at "lastLogin", u.tenant_id "tenantId", t.name tenant,
  t.reseller_id "resellerId", u.version, u.search_text "searchText"`;

/** Where a page ended, as an opaque text. */
export const cursorOf = ({ searchText }: UserRow): string =>
  Buffer.from(JSON.stringify(searchText)).toString('base64url');

/** Which users are meant: with every word in name or e-mail, in one of these roles and states; null for all. */
export interface UserFilter {
  readonly search: string;
  readonly roles: readonly Role[] | null;
  readonly states: readonly UserState[] | null;
}

/** A page of the tenant's users by name, by keyset. One row more than asked tells of a next page. */
export const userPage = async (
  tx: Tx,
  filter: UserFilter,
  first: number,
  after: string | undefined,
): Promise<UserRow[]> => {
  const where = conditions(filter);
  if (after) where.push(sql`u.search_text > ${readCursor(after)}`);
  const { rows } = await sql<UserRow>`
    select ${columns} from users u join tenants t on t.id = u.tenant_id
    where ${sql.join(where, sql` and `)}
    order by u.search_text limit ${first + 1}`.execute(tx);
  return rows;
};

export const countUsers = async (tx: Tx, filter: UserFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users u where ${sql.join(conditions(filter), sql` and `)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** The kind of the transaction's tenant. */
export const readTenantKind = async (tx: Tx, tenantId: string): Promise<TenantKind | undefined> =>
  (
    await tx
      .selectFrom('tenants')
      .select(sql<TenantKind>`kind`.as('kind'))
      .where('id', '=', tenantId)
      .executeTakeFirst()
  )?.kind;

function conditions({ search, roles, states }: UserFilter) {
  return [
    sql<SqlBool>`u.tenant_id = (select current_tenant())`,
    ...hasWords(sql`u.search_text`, search),
    ...(roles === null ? [] : [sql<SqlBool>`u.role = any(${roles})`]),
    ...(states === null
      ? []
      : [sql<SqlBool>`case when u.disabled then 'disabled' else 'active' end = any(${states})`]),
  ];
}

function readCursor(cursor: string): string {
  try {
    return z.string().parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}
