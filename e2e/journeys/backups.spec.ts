import {
  closeDay,
  closeStore,
  openSession,
  openStore,
  pushOutbox,
  restoreStore,
  sendBackup,
} from '@tresen/register';
import { startCutLine } from '../support/cut-line.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

test('a till backs up over a line that breaks five times, dies, and is restored: no receipt twice, none lost (BAK-06)', async ({
  newTill,
  plain,
}) => {
  const line = await startCutLine(plain.url, 400_000, 5);
  const till = newTill({ ...plain, url: line.url }, 'Schanktresen');
  const deviceId = await till.linkTo('Hafen', owner);
  // As large as that of a till that has sold for months.
  till.store.database.exec(
    'create table months (bytes blob); insert into months values (randomblob(3000000))',
  );
  till.sell(500);
  await till.push();
  till.sell(700);
  await sendBackup(till.store, openSession(till.store));
  expect(line.cuts()).toBe(5);

  // After the backup it sells on, closes its day, and sells again before its disk dies.
  await till.push();
  till.sell(900);
  closeDay(till.store);
  till.sell(1_100);
  await till.push();
  till.sell(1_300);
  const store = openStore(till.store.file);
  const { receipts, closings } = await restoreStore(store, undefined, {});
  expect([receipts, closings]).toEqual([3, 1]);

  const restored = openStore(till.store.file);
  const last = () =>
    restored.database.prepare(`select value from counters where name = 'number'`).get()?.value;
  expect(last()).toBe(5);
  await pushOutbox(restored, openSession(restored));
  const closing = closeDay(restored);
  expect([closing.zNumber, closing.receipts, closing.turnover.gross]).toEqual([2, 2, 2_400]);
  await pushOutbox(restored, openSession(restored));
  closeStore(restored);
  const database = openOwnerDatabase(plain.dataDir);
  const { rows } = await database.query(
    `select count(*)::int receipts, count(distinct number)::int numbers, sum(gross)::int gross,
       (select count(*)::int from closings where device_id = $1) closings,
       (select count(*)::int from sync_problems where device_id = $1) waiting
     from receipts where device_id = $1`,
    [deviceId],
  );
  expect(rows).toEqual([{ receipts: 5, numbers: 5, gross: 4_500, closings: 2, waiting: 0 }]);

  // One that was found damaged is refused as such, and the store stays as it is.
  const damaged = await database.query<{ id: string }>(
    `update backups set fault = 'damaged' where device_id = $1 returning id`,
    [deviceId],
  );
  const kept = openStore(till.store.file);
  await expect(restoreStore(kept, damaged.rows[0]?.id, {})).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
  await expect(restoreStore(kept, undefined, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  closeStore(kept);
  await database.end();
  line.close();
});

test(
  'an owner archives a backup and deletes it; the till comes back from the one that is left (BAK-04, BAK-05, ERR-21)',
  inFull,
  async ({ newTill, openAs, plain }) => {
    const till = newTill(plain, 'Theke am Steg');
    await till.linkTo('Bootssteg', owner);
    till.sell(500);
    await till.push();
    await sendBackup(till.store, openSession(till.store));
    till.sell(700);
    await till.push();
    await sendBackup(till.store, openSession(till.store));

    const page = await openAs(plain, owner, '/setting/backups');
    const rows = page.getByRole('row').filter({ hasText: 'Theke am Steg' });
    await expect(rows).toHaveCount(2);
    await rows.last().getByRole('link').click();
    await page.getByRole('button', { name: 'Archivieren', exact: true }).click();
    await expect(page.getByText('1 Sicherung archiviert.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect(page.getByText('1 Sicherung gelöscht.', { exact: true })).toBeVisible();
    await expect(page.getByText('Gelöscht', { exact: true }).first()).toBeVisible();
    const deleted = page.url().split('/').at(-1) ?? '';

    const store = openStore(till.store.file);
    await expect(restoreStore(store, deleted, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    till.sell(900);
    const { backup, receipts } = await restoreStore(store, undefined, {});
    expect([backup.id === deleted, receipts]).toEqual([false, 1]);
  },
);
