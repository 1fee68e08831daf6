import type pg from 'pg';
import { appRole, systemRole } from './pools.ts';

interface Openness {
  readonly database: string;
  readonly temporary: boolean;
  readonly creating: boolean;
}

/**
 * Takes from the server's roles what PostgreSQL gives to everybody: to make temporary tables, and, where it was upgraded
 * from one before 15, to make anything in `public`. Both are ways to put something where a function with the owner's
 * rights finds it. Looked after at each start: neither a dump nor a template keeps it.
 * @param client a connection of the owner, after the roles were made
 * @throws one sentence with the statement for a superuser, where the owner may not
 */
export const closeDatabase = async (client: pg.ClientBase): Promise<void> => {
  const open = closing(client, await opennessOf(client));
  if (open.length === 0) return;
  for (const statement of open) await client.query(statement);
  const left = closing(client, await opennessOf(client));
  if (left.length > 0)
    throw new Error(
      `the database is open to more than Tresen needs, and its owner may not close it. As a superuser: ${left.join('; ')};`,
    );
};

/** What takes the rights away, as PostgreSQL and people read it. */
function closing(client: pg.ClientBase, { database, temporary, creating }: Openness): readonly string[] {
  return [
    ...(temporary ? [`revoke temporary on database ${client.escapeIdentifier(database)} from public`] : []),
    ...(creating ? ['revoke create on schema public from public'] : []),
  ];
}

async function opennessOf(client: pg.ClientBase): Promise<Openness> {
  const { rows } = await client.query<Openness>(
    `select current_database() as database,
       bool_or(has_database_privilege(role, current_database(), 'temporary')) as temporary,
       bool_or(has_schema_privilege(role, 'public', 'create')) as creating
     from unnest($1::text[]) role`,
    [[appRole, systemRole]],
  );
  const [openness] = rows;
  if (!openness) throw new Error('no answer about the rights of the roles');
  return openness;
}
