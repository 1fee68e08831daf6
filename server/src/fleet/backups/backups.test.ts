import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendBackup, sha256Of, sqliteBytes } from '../../app/testing/backups.ts';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { backupsOf } from './testing.ts';

let app: TestServer;
let tenantId: string;
let owner: string;
let till: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  till = await linkRegister(app, owner);
});

const bytes = sqliteBytes(200_000);
const { ask, stateOf, work, sign, folderOf } = backupsOf(() => ({ app, tenantId, owner }));

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
