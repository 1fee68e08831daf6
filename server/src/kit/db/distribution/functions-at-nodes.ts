import { createHash } from 'node:crypto';
import type pg from 'pg';
import { nodesSchema, readFunctions } from './copied-functions.ts';
import { planFunctionsAnew } from './functions.ts';
import { pushesAtNodes, storeTypes } from './pushes-at-nodes.ts';
import { questionsAtNodes } from './questions-at-nodes.ts';

/**
 * Makes what nodes do by themselves, where it is missing or another version's; a database on one node stays as it is. Called
 * behind migrations, by whoever starts first.
 */
export const keepFunctionsAtNodes = async (client: pg.ClientBase): Promise<void> => {
  if (!(await liesOnNodes(client))) return;
  const functions = await readFunctions(client);
  const statements = [...pushesAtNodes(functions), ...questionsAtNodes()];
  const version = createHash('md5').update(statements.join()).digest('hex');
  if (await isMade(client, version)) return;
  await planFunctionsAnew(client);
  await client.query(`create schema if not exists ${nodesSchema}`);
  await client.query(`grant usage on schema ${nodesSchema} to tresen_app`);
  for (const statement of statements) await client.query(statement);
  await client.query(`comment on schema ${nodesSchema} is '${version}'`);
};

/**
 * Before migrations: pushes are stored by what Citus plans until `keepFunctionsAtNodes`, since copies are of the functions as
 * they are.
 */
export const storeByStatements = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`drop function if exists ${nodesSchema}.store_receipts(${storeTypes})`);
};

async function liesOnNodes(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return false;
  const { rowCount } = await client.query(
    "select from pg_dist_partition where logicalrelid = to_regclass('public.closings') and partmethod = 'h'",
  );
  return rowCount === 1;
}

async function isMade(client: pg.ClientBase, version: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select where obj_description(to_regnamespace('${nodesSchema}'), 'pg_namespace') = $1
       and to_regprocedure('${nodesSchema}.store_receipts(${storeTypes})') is not null`,
    [version],
  );
  return rowCount === 1;
}
