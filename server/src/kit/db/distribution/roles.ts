import type pg from 'pg';

/** The server's own roles, to which tables and functions are granted (migrations 0001 and 0005). */
const roles = ['tresen_app', 'tresen_system'] as const;

/**
 * Makes the server's roles on the nodes that lack them. Citus hands on those that are made while it is there, and an
 * installation that goes over to several nodes made its own long before.
 * @throws one sentence with what a node refused
 */
export const makeRoles = async (client: pg.ClientBase): Promise<void> => {
  for (const role of roles) {
    const make = `do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login noinherit; end if;
    end $$`;
    const { rows } = await client.query<{ success: boolean; result: string }>(
      'select success, result from run_command_on_workers($1)',
      [make],
    );
    const refused = rows.find(({ success }) => !success);
    if (refused) throw new Error(`a node did not make the role ${role}: ${refused.result}`);
  }
};
