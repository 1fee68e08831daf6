import type pg from 'pg';

/** @throws where the database is one node's alone */
export const expectCitus = async (client: pg.ClientBase): Promise<void> => {
  const citus = await client.query("select from pg_extension where extname = 'citus'");
  if (citus.rowCount === 0)
    throw new Error(
      'this database has no Citus. A superuser adds it, here and in a database of the same name on each node: create extension citus;',
    );
};
