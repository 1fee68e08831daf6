import pg from 'pg';

/** The newest migration of graphile-worker that this version of Tresen brings; a test compares. */
export const newestJobsMigration = 20;

/**
 * Brings the schema `graphile_worker` up to date. It comes before our own migrations, which grant what the system
 * role needs of it. The package is loaded only when there is something to do: a start should not wait for it.
 * @param client a connection of the owner
 * @param ownerUrl the same, for the package's own connection
 */
export const migrateJobs = async (client: pg.Client, ownerUrl: string): Promise<void> => {
  if ((await currentJobsMigration(client)) >= newestJobsMigration) return;
  const { Logger, runMigrations } = await import('graphile-worker');
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (connection) => connection.on('error', () => undefined));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
};

async function currentJobsMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('graphile_worker.migrations') is not null as there",
  );
  if (!rows[0]?.there) return 0;
  const newest = await client.query<{ id: number }>('select max(id) as id from graphile_worker.migrations');
  return newest.rows[0]?.id ?? 0;
}
