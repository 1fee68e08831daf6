import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A user with the tenant, by the names of the specification (USR-12). */
export interface ExtendedUser {
  readonly sub: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly imagePath: string | null;
  readonly tenantId: string;
  readonly userName: string;
  readonly tenant: { readonly name: string };
}

export interface UserPage {
  /** Each has to occur in the name, the e-mail or the tenant's name, whatever its case and accents. */
  readonly words: readonly string[];
  /** Id of the user after whom the page begins. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Users of all tenants by last name, first name and e-mail. Runs in the system role (contract 4). */
export const readUserPage = async (tx: Tx, { words, after, limit }: UserPage): Promise<ExtendedUser[]> => {
  let query = tx
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .select([
      'u.id as sub',
      'u.role',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'u.picture as imagePath',
      'u.tenant_id as tenantId',
      'u.email as userName',
      't.name as tenantName',
    ])
    .orderBy('u.search_text')
    .limit(limit);
  for (const [index, word] of [...words].sort(byLength).entries()) query = query.where(matches(word, index));
  if (after !== undefined) {
    query = query.where('u.search_text', '>', (eb) =>
      eb.selectFrom('users').select('search_text').where('id', '=', after),
    );
  }
  const rows = await query.execute();
  return rows.map(({ tenantName, ...user }) => ({ ...user, tenant: { name: tenantName } }));
};

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

/**
 * The longest word finds its rows by the indexes (`= any(array(…))` lets the planner join both bitmaps); the others
 * only sift them, by a hash of their tenants.
 */
function matches(word: string, index: number): Expression<SqlBool> {
  const pattern = patternOf(word);
  const tenants = sql`(select id from tenants where search_text like ${pattern})`;
  const ofTenant = index === 0 ? sql`= any(array${tenants})` : sql`in ${tenants}`;
  return sql<SqlBool>`(u.search_text like ${pattern} or u.tenant_id ${ofTenant})`;
}

function patternOf(word: string) {
  return sql`'%' || searchable(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`;
}
