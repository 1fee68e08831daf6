import { createHash } from 'node:crypto';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { until } from '../../app/testing/until.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { createArchivesWatch } from './check-archives.ts';
import { type ArchiveTest, archiveCalls, beginArchiveTest, codeOf } from './testing/archive-calls.ts';

const neverAborted = new AbortController().signal;

let app: TestServer;
let at: ArchiveTest;
const { receipt, archiveOf, announce, put, read, send } = archiveCalls(() => at);

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  at = await beginArchiveTest(app);
});

describe('an archive that a register sends', () => {
  it('goes on where it broke off; a piece that comes again changes nothing', async () => {
    const bytes = Buffer.concat([archiveOf([receipt(1)]), Buffer.alloc(9_000_000)]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const first = await announce(bytes, at.till.accessToken, { sha256 });
    const path = (begin: number) => `/api/registers/tse-archives/${first.id}/${begin}`;
    const piece = 8_388_608;
    expect(await put(path(piece), bytes.subarray(piece), at.till.accessToken)).toMatchObject({ status: 409 });
    for (let time = 0; time < 2; time += 1)
      expect(await put(path(0), bytes.subarray(0, piece), at.till.accessToken)).toMatchObject({
        status: 200,
        body: { received: piece, isComplete: false },
      });
    expect(await announce(bytes, at.till.accessToken, { sha256 })).toMatchObject({
      id: first.id,
      received: piece,
    });
    expect(await put(path(piece), bytes.subarray(piece), at.till.accessToken)).toMatchObject({
      body: { received: bytes.length, isComplete: true },
    });
    const archive = await until(
      () => read(first.id),
      ({ state }) => state === 'checked',
    );
    expect(archive).toMatchObject({ verdict: 'doubtful', senderKind: 'register', logs: 2 });
  });

  it('is of a device that somebody has reported, and of nobody else’s', async () => {
    const bytes = archiveOf([receipt(1)]);
    const { id } = await announce(bytes, at.till.accessToken);
    const stranger = await at.app.signIn((await addPerson(at.app, await addTenant(at.app), 'owner')).email);
    expect(await put(`/api/tse-archives/${id}/0`, bytes, stranger)).toMatchObject({ status: 404 });
    expect(await put(`/api/tse-archives/${id}/0`, bytes, at.owner)).toMatchObject({ status: 403 });
    expect(await put(`/api/tse-archives/no-id/0`, bytes, at.owner)).toMatchObject({ status: 404 });
    expect(
      await put(`/api/registers/tse-archives/${id}/0`, bytes.subarray(1), at.till.accessToken),
    ).toMatchObject({
      status: 422,
    });
    const unknown = await at.app.call(
      '/graphql/pos',
      at.till.accessToken,
      'mutation { announceTseArchive(serial: "ab", name: "x", size: 9) { id } }',
    );
    expect(codeOf(unknown)).toBe('NOT_FOUND');
  });

  it('shows, gives and tells nothing to another tenant, nor to its register', inFull, async () => {
    const { id } = await send(archiveOf([receipt(1)]));
    const stranger = await at.app.signIn((await addPerson(at.app, await addTenant(at.app), 'owner')).email);
    const theirs = await linkRegister(at.app, stranger);
    const ask = (query: string, token = stranger, variables: object = { id }) =>
      at.app.call('/graphql/pos', token, query, { ...variables });
    expect(codeOf(await ask('query($id: ID!) { tseArchive(id: $id) { id } }'))).toBe('NOT_FOUND');
    const findings = 'query($id: ID!) { tseArchiveFindings(id: $id, first: 9) { finding } }';
    expect(
      dataOf<{ tseArchiveFindings: unknown[] }>(await ask(findings, at.owner)).tseArchiveFindings,
    ).not.toEqual([]);
    expect(dataOf(await ask(findings))).toEqual({ tseArchiveFindings: [] });
    expect(
      dataOf(
        await ask('query($id: ID!) { tseArchives(securityDeviceId: $id) { id } }', stranger, {
          id: at.deviceId,
        }),
      ),
    ).toEqual({
      tseArchives: [],
    });
    expect(codeOf(await ask('mutation($id: ID!) { removeTseArchive(id: $id) { isSuccess } }'))).toBe(
      'NOT_FOUND',
    );
    for (const file of ['archive.tar', 'findings.csv']) {
      const { status } = await fetch(`${at.app.url}/api/tse-archives/${id}/${file}`, {
        headers: { authorization: `Bearer ${stranger}` },
      });
      expect(status).toBe(404);
    }
    const ofOurs = { serial: at.device.serial };
    const announced = 'announceTseArchive(serial: $serial, name: "x", size: 9) { id }';
    expect(codeOf(await ask(`mutation($serial: String!) { ${announced} }`, theirs.accessToken, ofOurs))).toBe(
      'NOT_FOUND',
    );
  });

  test.each([0, -1, 0.5, 10_000_000_000, Number.MAX_SAFE_INTEGER])(
    'of %d bytes is not even begun',
    async (size) => {
      const answer = await at.app.call(
        '/graphql/pos',
        at.till.accessToken,
        'mutation($serial: String!, $size: Float!) { announceTseArchive(serial: $serial, name: "x", size: $size) { id } }',
        { serial: at.device.serial, size },
      );
      expect(codeOf(answer)).toMatch(/^(?:INVALID_INPUT|FILE_TOO_LARGE)$/);
    },
  );

  it(
    'is forgotten when it did not come to its end within three days, and makes room for others',
    inFull,
    async () => {
      const begun = [await announce(archiveOf([receipt(1)]), at.till.accessToken)];
      while (begun.length < 20) begun.push(await announce(archiveOf([receipt(1)]), at.till.accessToken));
      const more = await at.app.call(
        '/graphql/pos',
        at.till.accessToken,
        'mutation($serial: String!) { announceTseArchive(serial: $serial, name: "x", size: 9) { id } }',
        { serial: at.device.serial },
      );
      expect(codeOf(more)).toBe('TOO_MANY_REQUESTS');
      const [fresh, ...old] = begun.map(({ id }) => id);
      const path = `/api/registers/tse-archives/${old[0]}/0`;
      const part = Buffer.concat([archiveOf([receipt(1)])]);
      await at.app.owner.query(
        `update tse_archives set begun_at = begun_at - interval '73 hours', size = 9000000
      where id = any ($1)`,
        [old],
      );
      expect(
        await put(path, Buffer.concat([part, Buffer.alloc(8_388_608 - part.length)]), at.till.accessToken),
      ).toMatchObject({
        body: { isComplete: false },
      });
      const db = openDatabase(at.app.ownerUrl, () => undefined);
      const removed: string[] = [];
      const files = { remove: async (file: string) => void removed.push(file) } as unknown as TenantFiles;
      await createArchivesWatch({ db, files, jobs: { add: async () => undefined }, now: Date.now })(
        {},
        neverAborted,
      );
      await db.close();
      const { rows } = await at.app.owner.query('select id from tse_archives where id = any ($1)', [
        [fresh, ...old],
      ]);
      expect(rows).toEqual([{ id: fresh }]);
      expect(removed).toEqual([`tse-archives/${at.tenantId}/${old[0]}/0.part`]);
    },
  );
});
