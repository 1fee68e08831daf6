import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginUpload, sendBackup, sqliteBytes } from '../../app/testing/backups.ts';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { tellDamagedBackups, tellOverdueBackups } from '../../content/notifications/index.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { createFileKeys, createFolderStore } from '../../kit/files/index.ts';
import { createPassages, createPieces } from '../../kit/passages/index.ts';
import { createVault } from '../../kit/secrets/index.ts';
import { createBackupWatch } from './keep-backups.ts';
import { backupsOf } from './testing.ts';

const neverAborted = new AbortController().signal;
const secret = 'a secret of thirty-two characters';
const vault = createVault(Buffer.from(secret));

let app: TestServer;
let db: Database;
let tenantId: string;
let owner: string;
let till: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp({ SECRET: secret });
  db = openDatabase(app.ownerUrl, () => undefined);
}, 60_000);
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(async () => {
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  till = await linkRegister(app, owner);
});

const bytes = sqliteBytes(200_000);
const day = 86_400_000;

const { ask, stateOf, work, folderOf } = backupsOf(() => ({ app, tenantId, owner }));
/** A backup came at another time, so many milliseconds from now. */
const arrived = (id: string, later: number) =>
  app.owner.query('update backups set received_at = $2 where id = $1', [id, new Date(Date.now() + later)]);
/** One round of the watch, at a time. */
const watch = (later = 0) =>
  createBackupWatch({
    db,
    files: createFolderStore(join(app.dataDir, 'files')),
    pieces: createPieces(),
    beginPassage: createPassages(1),
    fileKeys: createFileKeys(db, vault),
    vault,
    now: () => Date.now() + later,
    onError: (error) => {
      throw error;
    },
    tellOverdue: tellOverdueBackups,
    tellDamaged: tellDamagedBackups,
  })({}, neverAborted);

describe('the watch', () => {
  it('what was compared as it came is read once it lies on the disk', inFull, async () => {
    const [good, bad] = [await sendBackup(app, till, bytes), await sendBackup(app, till, sqliteBytes(500))];
    const verifiedAt = async (id: string) =>
      (await app.owner.query('select verified_at from backups where id = $1', [id])).rows[0]?.verified_at;
    expect(await verifiedAt(good)).toBeNull();
    const [part] = readdirSync(folderOf(bad));
    writeFileSync(join(folderOf(bad), part ?? ''), Buffer.alloc(500));
    await watch();
    expect(await verifiedAt(good)).toBeInstanceOf(Date);
    expect([await stateOf(good), await stateOf(bad)]).toMatchObject([{ fault: null }, { fault: 'damaged' }]);
  });

  it('reads what is kept again, and finds what is damaged or missing', async () => {
    const [good, bad, gone] = [
      await sendBackup(app, till, bytes),
      await sendBackup(app, till, sqliteBytes(500)),
      await sendBackup(app, till, sqliteBytes(600)),
    ];
    const [part] = readdirSync(folderOf(bad));
    writeFileSync(join(folderOf(bad), part ?? ''), Buffer.alloc(500));
    rmSync(folderOf(gone), { recursive: true });
    await watch(8 * day);
    expect([await stateOf(good), await stateOf(bad), await stateOf(gone)]).toMatchObject([
      { fault: null },
      { fault: 'damaged' },
      { fault: 'missing' },
    ]);
  });

  it('deletes what is older than its policy, but never the last good one, nor what is archived', async () => {
    const old = { endedat: new Date(Date.now() - 40 * day).toISOString() };
    const [kept, expired] = [
      await sendBackup(app, till, bytes, old),
      await sendBackup(app, till, sqliteBytes(300), old),
    ];
    for (const id of [kept, expired]) await arrived(id, -40 * day);
    await work('archiveBackups', [kept]);
    await watch();
    expect(await stateOf(expired)).toMatchObject({ state: 'active' });
    await sendBackup(app, till, sqliteBytes(400), { endedat: new Date().toISOString() });
    await ask('mutation { saveBackupPolicy(category: "database", days: 50) { isSuccess } }');
    await watch();
    expect(await stateOf(expired)).toMatchObject({ state: 'active' });
    await ask('mutation { saveBackupPolicy(category: "database", days: 7) { isSuccess } }');
    await watch();
    expect([await stateOf(kept), await stateOf(expired)]).toMatchObject([
      { state: 'archived' },
      { state: 'deleted' },
    ]);
    expect(readdirSync(folderOf(expired))).toEqual([]);
    const { rows } = await app.owner.query('select emptied_at from backups where id = $1', [expired]);
    expect(rows).toEqual([{ emptied_at: expect.any(Date) }]);
    const log = await app.owner.query(
      `select actor_kind, action, old_values from audit_log where entity = 'backup' and entity_id = $1`,
      [expired],
    );
    expect(log.rows).toEqual([
      { actor_kind: 'system', action: 'delete', old_values: { name: 'kasse.sqlite' } },
    ]);
  });

  it.each([
    ['behind', '2001-01-01T00:00:00Z'],
    ['ahead of it', '2099-01-01T00:00:00Z'],
  ])('a till whose clock is years %s loses no backup before its days are over', async (_where, endedat) => {
    const before = await sendBackup(app, till, bytes);
    await arrived(before, -20 * day);
    const wrong = await sendBackup(app, till, sqliteBytes(300), { endedat });
    await arrived(wrong, -10 * day);
    const last = await sendBackup(app, till, sqliteBytes(400));
    await ask('mutation { saveBackupPolicy(category: "database", days: 15) { isSuccess } }');
    await watch();
    expect([await stateOf(before), await stateOf(wrong), await stateOf(last)]).toMatchObject([
      { state: 'deleted' },
      { state: 'active' },
      { state: 'active' },
    ]);
    // The last one that came stays, whatever the others say of themselves.
    await watch(40 * day);
    expect([await stateOf(wrong), await stateOf(last)]).toMatchObject([
      { state: 'deleted' },
      { state: 'active' },
    ]);
  });

  it('forgets what was begun and never sent to its end', async () => {
    const begun = await beginUpload(app, till, bytes);
    const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
    await watch(2 * day);
    expect(await stateOf(id)).toMatchObject({ state: 'uploading' });
    await watch(4 * day);
    expect(
      errorOf(await app.call('/graphql/pos', owner, 'query($id: ID!) { backup(id: $id) { id } }', { id })),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  const alert = async () =>
    (
      await app.owner.query(
        `select (data ->> 'count')::int count, resolved_at is null as open from notifications
         where kind = 'backupOverdue' and subject = $1`,
        [till.deviceId],
      )
    ).rows;

  it('tells of damaged ones, again when they become more, until none is kept', async () => {
    const told = async () =>
      (
        await app.owner.query(
          `select (data ->> 'count')::int count, renewed_at > since again, resolved_at is null as open
           from notifications where kind = 'backupDamaged' and subject = $1`,
          [till.deviceId],
        )
      ).rows;
    const [one, other] = [await sendBackup(app, till, bytes), await sendBackup(app, till, sqliteBytes(600))];
    const damage = async (id: string, later: number) => {
      rmSync(folderOf(id), { recursive: true });
      await watch(later);
      await watch(later + 60_000);
    };
    await watch();
    expect(await told()).toEqual([]);
    await damage(one, 8 * day);
    expect(await told()).toEqual([{ count: 1, again: false, open: true }]);
    await damage(other, 16 * day);
    expect(await told()).toEqual([{ count: 2, again: true, open: true }]);
    await work('archiveBackups', [one, other]);
    await work('deleteBackups', [one, other]);
    await watch(17 * day);
    expect(await told()).toEqual([{ count: 2, again: true, open: false }]);
  });

  it('tells that the last good backup is old, until there is a new one', async () => {
    await sendBackup(app, till, bytes, { endedat: new Date().toISOString() });
    await watch(2 * day);
    expect(await alert()).toEqual([]);
    await watch(3 * day + 60_000);
    await watch(4 * day + 60_000);
    expect(await alert()).toEqual([{ count: 4, open: true }]);
    // A clock that is ahead makes no backup younger than it is.
    const endedat = new Date(Date.now() + 4 * day).toISOString();
    const next = await sendBackup(app, till, sqliteBytes(300), { endedat });
    await watch(4 * day + 120_000);
    expect(await alert()).toEqual([{ count: 4, open: true }]);
    await arrived(next, 4 * day);
    await watch(4 * day + 180_000);
    expect(await alert()).toEqual([{ count: 4, open: false }]);
  });

  it('tells it of a register that has no good one at all: the only one was damaged', async () => {
    const only = await sendBackup(app, till, sqliteBytes(500), { endedat: new Date().toISOString() });
    rmSync(folderOf(only), { recursive: true });
    await watch();
    expect(await stateOf(only)).toMatchObject({ fault: 'missing' });
    await watch(2 * day);
    expect(await alert()).toEqual([]);
    await watch(5 * day + 60_000);
    expect(await alert()).toEqual([{ count: 5, open: true }]);
  });

  it('tells it of a register whose last one somebody deleted', async () => {
    const only = await sendBackup(app, till, sqliteBytes(500), { endedat: new Date().toISOString() });
    await watch(5 * day);
    await work('archiveBackups', [only]);
    await work('deleteBackups', [only]);
    await watch(6 * day + 60_000);
    expect(await alert()).toEqual([{ count: 6, open: true }]);
  });
});
