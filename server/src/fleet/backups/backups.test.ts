import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginUpload, sendBackup, sha256Of, sqliteBytes } from '../../app/testing/backups.ts';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { tellDamagedBackups, tellOverdueBackups } from '../../content/notifications/index.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { createFolderStore } from '../../kit/files/index.ts';
import { createPassages, createPieces } from '../../kit/passages/index.ts';
import { createVault } from '../../kit/secrets/index.ts';
import { createBackupWatch } from './keep-backups.ts';

const neverAborted = new AbortController().signal;
const secret = 'a secret of thirty-two characters';

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

const ask = async <T>(query: string, variables = {}, token = owner) =>
  dataOf<T>(await app.call('/graphql/pos', token, query, variables));
const stateOf = async (id: string) =>
  (
    await ask<{ backup: { state: string; stateNumber: number; fault: string | null } }>(
      'query($id: ID!) { backup(id: $id) { state stateNumber fault } }',
      { id },
    )
  ).backup;
const work = async (name: 'archiveBackups' | 'deleteBackups', ids: readonly string[], token = owner) =>
  (
    await ask<Record<string, unknown>>(
      `mutation($ids: [ID!]!) { ${name}(ids: $ids) { done failed } }`,
      { ids },
      token,
    )
  )[name];
const sign = async (id: string, token = owner, name = 'signBackupDownload') =>
  (
    await ask<Record<string, { path: string }>>(
      `mutation($id: ID!) { ${name}(id: $id) { path expiresAt } }`,
      { id },
      token,
    )
  )[name]?.path ?? '';
const folderOf = (id: string) => join(app.dataDir, 'files', 'backups', tenantId, id);

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
    vault: createVault(Buffer.from(secret)),
    now: () => Date.now() + later,
    onError: (error) => {
      throw error;
    },
    tellOverdue: tellOverdueBackups,
    tellDamaged: tellDamagedBackups,
  })({}, neverAborted);

describe('backups of a tenant', () => {
  it('BAK-01, BAK-02: a list by state, category, register and day, with size and trend', async () => {
    const first = await sendBackup(app, till, bytes, { endedat: '2026-11-26T02:00:02.000Z' });
    const larger = sqliteBytes(220_000);
    const second = await sendBackup(app, till, larger);
    const listed = async (conditions: object[], sort = '-endedAt') =>
      (
        await ask<{ backups: { nodes: { id: string; size: number; previousSize: number | null }[] } }>(
          `query($filter: RecordFilterInput, $sort: String) { backups(filter: $filter, sort: $sort) {
             totalCount nodes { id size previousSize } } }`,
          { filter: { conditions }, sort },
        )
      ).backups.nodes;
    expect(await listed([])).toEqual([
      { id: second, size: 220_000, previousSize: 200_000 },
      { id: first, size: 200_000, previousSize: null },
    ]);
    const ids = async (...given: Parameters<typeof listed>) => (await listed(...given)).map(({ id }) => id);
    expect(await ids([], 'size')).toEqual([first, second]);
    expect(await ids([{ field: 'category', is: 'is', values: ['log'] }])).toEqual([]);
    expect(await ids([{ field: 'state', is: 'is', values: ['active'] }])).toHaveLength(2);
    expect(await ids([{ field: 'deviceId', is: 'is', values: [till.deviceId] }])).toHaveLength(2);
    const { searchBackups, backup } = await ask<{
      searchBackups: unknown[];
      backup: Record<string, unknown>;
    }>(
      `query($id: ID!) { searchBackups(text: "kasse") { id }
         backup(id: $id) { filePath fileName contentType policyDays category trend { size } } }`,
      { id: second },
    );
    expect(searchBackups).toEqual([{ id: second }, { id: first }]);
    expect(backup).toEqual({
      ...{ filePath: `backups/${tenantId}/${second}`, fileName: 'kasse.sqlite', category: 'database' },
      ...{
        contentType: 'application/vnd.sqlite3',
        policyDays: 30,
        trend: [{ size: 200_000 }, { size: 220_000 }],
      },
    });
  });

  it('BAK-03, BAK-04, BAK-05, ERR-21: only archived ones are deleted, each for itself, and their space is given back', async () => {
    const [one, two] = [await sendBackup(app, till, bytes), await sendBackup(app, till, sqliteBytes(100))];
    expect(await work('deleteBackups', [one])).toEqual({ done: [], failed: [one] });
    expect(await work('archiveBackups', [one])).toEqual({ done: [one], failed: [] });
    expect(await stateOf(one)).toMatchObject({ state: 'archived', stateNumber: 2 });
    expect(await work('deleteBackups', [one, two])).toEqual({ done: [one], failed: [two] });
    expect(await stateOf(one)).toMatchObject({ state: 'deleted', stateNumber: -2 });
    expect(readdirSync(folderOf(one))).toEqual([]);
    expect(
      errorOf(
        await app.call('/graphql/pos', owner, 'mutation($id: ID!) { signBackupDownload(id: $id) { path } }', {
          id: one,
        }),
      ),
    ).toMatchObject({ code: 'NOT_FOUND' });
    const log = await app.owner.query(
      'select action from audit_log where entity = $1 and entity_id = $2 order by at, id',
      ['backup', one],
    );
    expect(log.rows.map(({ action }) => action)).toEqual(['archive', 'delete']);
  });

  it('tells what they take of their room, whatever the filter says; what is deleted takes none', async () => {
    const taken = async (filter?: object) =>
      (
        await ask<{ backups: { takenBytes: number; largestBytes: number; maxBytes: number } }>(
          'query($filter: RecordFilterInput) { backups(filter: $filter) { takenBytes largestBytes maxBytes } }',
          { filter },
        )
      ).backups;
    const before = (await taken()).takenBytes;
    const id = await sendBackup(app, till, bytes);
    const logs = { conditions: [{ field: 'category', is: 'is', values: ['log'] }] };
    expect(await taken(logs)).toEqual({
      ...{ takenBytes: before + bytes.length, largestBytes: bytes.length, maxBytes: 100_000_000_000 },
    });
    await work('archiveBackups', [id]);
    await work('deleteBackups', [id]);
    expect((await taken()).takenBytes).toBe(before);
  });

  it('others cannot touch them', async () => {
    const id = await sendBackup(app, till, bytes);
    const foreign = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await work('archiveBackups', [id], foreign)).toEqual({ done: [], failed: [id] });
    const user = await app.signIn((await addPerson(app, tenantId, 'user')).email);
    expect(
      errorOf(
        await app.call('/graphql/pos', user, 'mutation($id: ID!) { signBackupDownload(id: $id) { path } }', {
          id,
        }),
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('downloads', () => {
  it('an address opens once, and gives what was sent', async () => {
    const id = await sendBackup(app, till, bytes);
    const path = await sign(id);
    const answer = await fetch(`${app.url}${path}`);
    expect(answer.headers.get('content-disposition')).toContain('kasse.sqlite');
    expect(sha256Of(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256Of(bytes));
    expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  });

  it('it goes on from an octet', async () => {
    const id = await sendBackup(app, till, bytes);
    const answer = await fetch(`${app.url}${await sign(id)}`, { headers: { range: 'bytes=150000-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 150000-199999/200000']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(150_000))).toBe(true);
  });

  it('changed or expired it opens nothing', async () => {
    const id = await sendBackup(app, till, bytes);
    const path = await sign(id);
    const changed = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [changed, `${path}A`, `${path.slice(0, path.lastIndexOf('/'))}/x`])
      expect((await fetch(`${app.url}${wrong}`)).status).toBe(404);
    await app.owner.query(`update backup_downloads set expires_at = now() - interval '1 second'`);
    expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  });

  const signing = async (id: string, token = owner, name = 'signBackupDownload') =>
    errorOf(await app.call('/graphql/pos', token, `mutation($id: ID!) { ${name}(id: $id) { path } }`, { id }))
      ?.code;
  const partOf = (id: string) => join(folderOf(id), readdirSync(folderOf(id))[0] ?? '');

  it('of one of which parts are missing no octet goes: it is told, and known from then on', async () => {
    const id = await sendBackup(app, till, bytes);
    const path = await sign(id);
    rmSync(folderOf(id), { recursive: true });
    const answer = await fetch(`${app.url}${path}`);
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect([answer.status, errors[0]?.extensions.code]).toEqual([409, 'BACKUP_DAMAGED']);
    expect(await stateOf(id)).toMatchObject({ fault: 'missing' });
    expect(await signing(id)).toBe('BACKUP_DAMAGED');
  });

  it('one of which a part has become shorter is refused where people are told in words', async () => {
    const id = await sendBackup(app, till, bytes);
    truncateSync(partOf(id), bytes.length - 1);
    expect(await signing(id)).toBe('BACKUP_DAMAGED');
    expect(await stateOf(id)).toMatchObject({ fault: 'missing' });
  });

  it('one that turns out to be another breaks off, and is marked; what is there people may have then', async () => {
    const id = await sendBackup(app, till, bytes);
    writeFileSync(partOf(id), Buffer.alloc(bytes.length));
    const broken = await fetch(`${app.url}${await sign(id)}`);
    await expect(broken.arrayBuffer()).rejects.toThrow();
    await expect.poll(() => stateOf(id)).toMatchObject({ fault: 'damaged' });
    const answer = await fetch(`${app.url}${await sign(id)}`);
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes.length);
    expect(await signing(id, till.accessToken, 'signOwnBackupDownload')).toBe('BACKUP_DAMAGED');
  });

  it('a register gets its own alone', async () => {
    const id = await sendBackup(app, till, bytes);
    const own = await ask<{ ownBackups: unknown[] }>('{ ownBackups { id } }', {}, till.accessToken);
    expect(own.ownBackups).toEqual([{ id }]);
    expect(
      (await fetch(`${app.url}${await sign(id, till.accessToken, 'signOwnBackupDownload')}`)).status,
    ).toBe(200);
    const sister = await linkRegister(app, owner, { unitId: till.unitId, databaseId: till.databaseId });
    const answer = await app.call(
      '/graphql/pos',
      sister.accessToken,
      'mutation($id: ID!) { signOwnBackupDownload(id: $id) { path } }',
      { id },
    );
    expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the watch', () => {
  it('what was compared as it came is read once it lies on the disk', async () => {
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
