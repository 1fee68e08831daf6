import type { TestAccount } from '../testing.ts';

const tables = ['database_epochs', 'database_state', 'sessions', 'refresh_tokens'] as const;

/** What a backup of the database holds of sessions. */
export type SessionBackup = readonly string[];

export const backUpSessions = async ({ database: { owner } }: TestAccount): Promise<SessionBackup> =>
  Promise.all(
    tables.map(async (table) => {
      const { rows } = await owner.query(`select coalesce(json_agg(t), '[]')::text as all from ${table} t`);
      return rows[0].all as string;
    }),
  );

/** Puts it back, as if everything since had never been. */
export const putBackSessions = async (
  { database: { owner } }: TestAccount,
  backup: SessionBackup,
): Promise<void> => {
  await owner.query('begin');
  for (const table of tables.toReversed()) await owner.query(`delete from ${table}`);
  for (const [place, table] of tables.entries())
    await owner.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      backup[place],
    ]);
  await owner.query('commit');
};
