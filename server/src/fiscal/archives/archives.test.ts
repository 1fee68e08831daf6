import { createHash } from 'node:crypto';
import { logName, signedLog, tarEnd, tarFile, unsignedLog } from '@tresen/domain/fiscal/archive-writer';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { signedBy } from '../../app/testing/signed-receipts.ts';
import { type Answer, dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { until } from '../../app/testing/until.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import type { FileStore } from '../../kit/files/index.ts';
import { createArchivesWatch } from './check-archives.ts';
import {
  certificateFiles,
  logFile,
  newTestDevice,
  saleLogs,
  type TestDevice,
} from './testing/test-device.ts';

const neverAborted = new AbortController().signal;

let app: TestServer;
let tenantId: string;
let owner: string;
let till: LinkedRegister;
let device: TestDevice;
let deviceId: string;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  till = await linkRegister(app, owner);
  device = newTestDevice();
  deviceId = await reportDevice(app, till, {
    ...newSecurityDevice({ serial: device.serial, publicKey: device.point.toString('base64') }),
    certificates: device.known.certificates,
    certificateExpiresAt: undefined,
    archives: undefined,
  });
});

const receipt = (number: number): Receipt => {
  const end = new Date(Date.UTC(2026, 10, 21, 10, number)).toISOString();
  return signedBy(
    { ...device, publicKey: device.point.toString('base64') },
    receiptOf(till, { number, start: end, end }),
    number,
  );
};
const push = async (receipts: readonly Receipt[]) =>
  expect(outcomesOf(await pushBatch(app, till, receipts))).toEqual(receipts.map(() => 'stored'));

/** Beginning and end of a receipt's transaction, with the signature that its receipt bears. */
const logsOf = ({ tse }: Receipt) => {
  if (!tse) throw new Error('not signed');
  const [start, end] = saleLogs(device, tse.transaction, { at: Date.parse(tse.end), clientId: tse.clientId });
  const { processType, processData } = tse;
  const plan = { ...end, processType, processData };
  const signature = new Uint8Array(Buffer.from(tse.signature, 'base64'));
  return [logFile(device, start), tarFile(logName(plan), signedLog(unsignedLog(plan), signature))];
};
const archiveOf = (receipts: readonly Receipt[]) =>
  Buffer.concat([...receipts.flatMap(logsOf), ...certificateFiles(device), tarEnd]);

const fields = `id state verdict cause received size sameAs isRemovable transactions receiptTransactions inCloud receipts
  logs verified counts { finding count } senderKind senderName`;
type Archive = Readonly<Record<string, unknown>> & { id: string; state: string };

const announce = async (bytes: Buffer, token = owner, given: object = {}): Promise<Archive> => {
  const name = token === owner ? 'beginTseArchive' : 'announceTseArchive';
  const answer = await app.call(
    '/graphql/pos',
    token,
    `mutation($serial: String!, $size: Float!, $sha256: String) {
      ${name}(serial: $serial, name: "export.tar", size: $size, sha256: $sha256) { ${fields} } }`,
    { serial: device.serial, size: bytes.length, ...given },
  );
  return dataOf<Record<string, Archive>>(answer)[name] as Archive;
};
const put = async (path: string, bytes: Buffer, token = owner) => {
  const response = await fetch(`${app.url}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const read = async (id: string): Promise<Archive> => {
  const answer = await app.call(
    '/graphql/pos',
    owner,
    `query($id: ID!) { tseArchive(id: $id) { ${fields} } }`,
    {
      id,
    },
  );
  return dataOf<{ tseArchive: Archive }>(answer).tseArchive;
};
const send = async (bytes: Buffer, given: object = {}): Promise<Archive> => {
  const { id } = await announce(bytes, owner, given);
  expect(await put(`/api/tse-archives/${id}/0`, bytes)).toMatchObject({ status: 200 });
  return until(
    () => read(id),
    ({ state }) => ['checked', 'same', 'failed'].includes(state),
  );
};
const codeOf = ({ errors }: Answer) => errors[0]?.extensions?.code;

describe('an archive that an owner sends', () => {
  it('FIS-06: is sound when the cloud has all of its receipts, and counts as a backup', async () => {
    const receipts = [1, 2, 3, 4].map(receipt);
    await push(receipts);
    expect(await send(archiveOf(receipts))).toMatchObject({
      ...{ state: 'checked', verdict: 'sound', cause: null, counts: [], isRemovable: false },
      ...{ logs: 8, verified: 8, transactions: 4, receiptTransactions: 4, inCloud: 4, receipts: 4 },
    });
    const { rows } = await app.owner.query('select last_archive_at at from security_devices where id = $1', [
      deviceId,
    ]);
    expect(rows[0].at.toISOString()).toBe('2026-11-21T10:04:00.000Z');
  });

  it('names each receipt that it lacks, and each transaction that the cloud lacks', async () => {
    const receipts = [1, 2, 3, 4, 5, 6].map(receipt);
    await push(receipts.filter(({ number }) => number !== 5));
    const archive = await send(archiveOf(receipts.filter(({ number }) => number !== 2 && number !== 3)));
    expect(archive).toMatchObject({
      ...{ verdict: 'doubtful', receiptTransactions: 4, inCloud: 3, receipts: 5 },
      counts: [
        { finding: 'counterGap', count: 1 },
        { finding: 'transactionGap', count: 1 },
        { finding: 'receiptMissing', count: 1 },
        { finding: 'transactionMissing', count: 2 },
      ],
    });
    const answer = await app.call(
      '/graphql/pos',
      owner,
      `query($id: ID!) { tseArchiveFindings(id: $id, first: 3) { finding transaction counter detail receiptId } }`,
      { id: archive.id },
    );
    expect(dataOf<{ tseArchiveFindings: unknown }>(answer).tseArchiveFindings).toEqual([
      { finding: 'receiptMissing', transaction: 5, counter: 10, detail: null, receiptId: null },
      { finding: 'transactionMissing', transaction: 2, counter: 4, detail: '2', receiptId: receipts[1]?.id },
      { finding: 'transactionMissing', transaction: 3, counter: 6, detail: '3', receiptId: receipts[2]?.id },
    ]);
    const file = await fetch(`${app.url}/api/tse-archives/${archive.id}/findings.csv`, {
      headers: { authorization: `Bearer ${owner}` },
    });
    expect((await file.text()).split('\r\n')[2]).toContain('Ein Beleg nennt einen Vorgang');
  });

  it('shows a receipt whose signature is another one than in the archive', async () => {
    const [one, other] = [receipt(1), receipt(1)];
    await push([one]);
    expect(await send(archiveOf([other]))).toMatchObject({
      verdict: 'doubtful',
      counts: [{ finding: 'receiptDiffers', count: 1 }],
    });
  });

  it('is taken once, however often it is sent', async () => {
    const bytes = archiveOf([receipt(1)]);
    const first = await send(bytes);
    expect(await send(bytes)).toMatchObject({ state: 'same', sameAs: first.id, isRemovable: true });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await announce(bytes, owner, { sha256 })).toMatchObject({ id: first.id, state: 'checked' });
  });

  it('comes back to the octet, and each download stands in the log', async () => {
    const bytes = archiveOf([receipt(1)]);
    const { id } = await send(bytes);
    const file = await fetch(`${app.url}/api/tse-archives/${id}/archive.tar`, {
      headers: { authorization: `Bearer ${owner}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    const { rows } = await app.owner.query(
      `select action from audit_log where entity = 'tseArchive' and tenant_id = $1 order by at, id`,
      [tenantId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['send', 'download']);
  });

  it('is damaged when it is not what was announced', async () => {
    const bytes = archiveOf([receipt(1)]);
    expect(await send(bytes, { sha256: 'ab'.repeat(32) })).toMatchObject({
      ...{ verdict: 'unreadable', cause: 'damaged', isRemovable: true },
    });
  });

  it('gets a verdict, whatever it is, and can be deleted when it is none', async () => {
    const { id, ...archive } = await send(Buffer.from('PK no archive at all'));
    expect(archive).toMatchObject({ state: 'checked', verdict: 'unreadable', cause: 'notTar' });
    const remove = (archiveId: string) =>
      app.call('/graphql/pos', owner, 'mutation($id: ID!) { removeTseArchive(id: $id) { isSuccess } }', {
        id: archiveId,
      });
    expect(dataOf(await remove(id))).toEqual({ removeTseArchive: { isSuccess: true } });
    const kept = await send(archiveOf([receipt(1)]));
    expect(codeOf(await remove(kept.id))).toBe('CONFLICT');
  });
});

describe('an archive that a register sends', () => {
  it('goes on where it broke off; a piece that comes again changes nothing', async () => {
    const bytes = Buffer.concat([archiveOf([receipt(1)]), Buffer.alloc(9_000_000)]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const first = await announce(bytes, till.accessToken, { sha256 });
    const path = (at: number) => `/api/registers/tse-archives/${first.id}/${at}`;
    const piece = 8_388_608;
    expect(await put(path(piece), bytes.subarray(piece), till.accessToken)).toMatchObject({ status: 409 });
    for (let time = 0; time < 2; time += 1)
      expect(await put(path(0), bytes.subarray(0, piece), till.accessToken)).toMatchObject({
        status: 200,
        body: { received: piece, isComplete: false },
      });
    expect(await announce(bytes, till.accessToken, { sha256 })).toMatchObject({
      id: first.id,
      received: piece,
    });
    expect(await put(path(piece), bytes.subarray(piece), till.accessToken)).toMatchObject({
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
    const { id } = await announce(bytes, till.accessToken);
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await put(`/api/tse-archives/${id}/0`, bytes, stranger)).toMatchObject({ status: 404 });
    expect(await put(`/api/tse-archives/${id}/0`, bytes, owner)).toMatchObject({ status: 403 });
    expect(await put(`/api/tse-archives/no-id/0`, bytes, owner)).toMatchObject({ status: 404 });
    expect(
      await put(`/api/registers/tse-archives/${id}/0`, bytes.subarray(1), till.accessToken),
    ).toMatchObject({
      status: 422,
    });
    const unknown = await app.call(
      '/graphql/pos',
      till.accessToken,
      'mutation { announceTseArchive(serial: "ab", name: "x", size: 9) { id } }',
    );
    expect(codeOf(unknown)).toBe('NOT_FOUND');
  });

  it('shows, gives and tells nothing to another tenant, nor to its register', async () => {
    const { id } = await send(archiveOf([receipt(1)]));
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const theirs = await linkRegister(app, stranger);
    const ask = (query: string, token = stranger, variables: object = { id }) =>
      app.call('/graphql/pos', token, query, { ...variables });
    expect(codeOf(await ask('query($id: ID!) { tseArchive(id: $id) { id } }'))).toBe('NOT_FOUND');
    const findings = 'query($id: ID!) { tseArchiveFindings(id: $id, first: 9) { finding } }';
    expect(
      dataOf<{ tseArchiveFindings: unknown[] }>(await ask(findings, owner)).tseArchiveFindings,
    ).not.toEqual([]);
    expect(dataOf(await ask(findings))).toEqual({ tseArchiveFindings: [] });
    expect(
      dataOf(
        await ask('query($id: ID!) { tseArchives(securityDeviceId: $id) { id } }', stranger, {
          id: deviceId,
        }),
      ),
    ).toEqual({
      tseArchives: [],
    });
    expect(codeOf(await ask('mutation($id: ID!) { removeTseArchive(id: $id) { isSuccess } }'))).toBe(
      'NOT_FOUND',
    );
    for (const file of ['archive.tar', 'findings.csv']) {
      const { status } = await fetch(`${app.url}/api/tse-archives/${id}/${file}`, {
        headers: { authorization: `Bearer ${stranger}` },
      });
      expect(status).toBe(404);
    }
    const ofOurs = { serial: device.serial };
    const announced = 'announceTseArchive(serial: $serial, name: "x", size: 9) { id }';
    expect(codeOf(await ask(`mutation($serial: String!) { ${announced} }`, theirs.accessToken, ofOurs))).toBe(
      'NOT_FOUND',
    );
  });

  test.each([0, -1, 0.5, 10_000_000_000, Number.MAX_SAFE_INTEGER])(
    'of %d bytes is not even begun',
    async (size) => {
      const answer = await app.call(
        '/graphql/pos',
        till.accessToken,
        'mutation($serial: String!, $size: Float!) { announceTseArchive(serial: $serial, name: "x", size: $size) { id } }',
        { serial: device.serial, size },
      );
      expect(codeOf(answer)).toMatch(/^(?:INVALID_INPUT|FILE_TOO_LARGE)$/);
    },
  );

  it('is forgotten when it did not come to its end within three days, and makes room for others', async () => {
    const begun = [await announce(archiveOf([receipt(1)]), till.accessToken)];
    while (begun.length < 20) begun.push(await announce(archiveOf([receipt(1)]), till.accessToken));
    const more = await app.call(
      '/graphql/pos',
      till.accessToken,
      'mutation($serial: String!) { announceTseArchive(serial: $serial, name: "x", size: 9) { id } }',
      { serial: device.serial },
    );
    expect(codeOf(more)).toBe('TOO_MANY_REQUESTS');
    const [fresh, ...old] = begun.map(({ id }) => id);
    const path = `/api/registers/tse-archives/${old[0]}/0`;
    const part = Buffer.concat([archiveOf([receipt(1)])]);
    await app.owner.query(
      `update tse_archives set begun_at = begun_at - interval '73 hours', size = 9000000
      where id = any ($1)`,
      [old],
    );
    expect(
      await put(path, Buffer.concat([part, Buffer.alloc(8_388_608 - part.length)]), till.accessToken),
    ).toMatchObject({
      body: { isComplete: false },
    });
    const db = openDatabase(app.ownerUrl, () => undefined);
    const removed: string[] = [];
    const files = { remove: async (file: string) => void removed.push(file) } as unknown as FileStore;
    await createArchivesWatch({ db, files, jobs: { add: async () => undefined }, now: Date.now })(
      {},
      neverAborted,
    );
    await db.close();
    const { rows } = await app.owner.query('select id from tse_archives where id = any ($1)', [
      [fresh, ...old],
    ]);
    expect(rows).toEqual([{ id: fresh }]);
    expect(removed).toEqual([`tse-archives/${tenantId}/${old[0]}/0.part`]);
  });
});
