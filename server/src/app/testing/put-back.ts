import type { TestServer } from './test-app.ts';

/** Begins an epoch, as after an older state of the database was put back. What that lacks is for the test to take out. */
export const putBack = async ({ owner }: TestServer): Promise<void> => {
  await owner.query(
    `select begin_database_epoch(epoch, 'place', null, now(), place, 'sendMail') from database_state`,
  );
};

/** Takes out what was made after the backup, with its number. */
export const forget = async ({ owner }: TestServer, table: 'printers', id: string): Promise<void> => {
  await owner.query(
    `with gone as (delete from ${table} where id = $1 returning tenant_id, change_seq)
    update change_counters c set last_seq = gone.change_seq - 1 from gone where c.tenant_id = gone.tenant_id`,
    [id],
  );
};
