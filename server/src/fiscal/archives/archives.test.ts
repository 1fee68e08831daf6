import { createHash } from 'node:crypto';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkRegister } from '../../app/testing/link-register.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type ArchiveTest, archiveCalls, beginArchiveTest, codeOf } from './testing/archive-calls.ts';

let app: TestServer;
let at: ArchiveTest;
const { receipt, push, archiveOf, announce, send } = archiveCalls(() => at);

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  at = await beginArchiveTest(app);
});

describe('an archive that an owner sends', () => {
  it('FIS-06: is sound when the cloud has all of its receipts, and counts as a backup', async () => {
    const receipts = [1, 2, 3, 4].map(receipt);
    await push(receipts);
    expect(await send(archiveOf(receipts))).toMatchObject({
      ...{ state: 'checked', verdict: 'sound', cause: null, counts: [], isRemovable: false },
      ...{ logs: 8, verified: 8, transactions: 4, receiptTransactions: 4, inCloud: 4, receipts: 4 },
    });
    const { rows } = await at.app.owner.query(
      'select last_archive_at at from security_devices where id = $1',
      [at.deviceId],
    );
    expect(rows[0].at.toISOString()).toBe('2026-11-21T10:04:00.000Z');
  });

  it('is compared with the receipts of all registers that share the device', inFull, async () => {
    const other = await linkRegister(at.app, at.owner);
    const { serial, point } = at.device;
    // Of each hour one report is kept: that of the first register is gone.
    await reportDevice(at.app, other, newSecurityDevice({ serial, publicKey: point.toString('base64') }));
    const receipts = [1, 2].map(receipt);
    await push(receipts);
    expect(await send(archiveOf(receipts))).toMatchObject({ verdict: 'sound', inCloud: 2, receipts: 2 });
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
    const answer = await at.app.call(
      '/graphql/pos',
      at.owner,
      `query($id: ID!) { tseArchiveFindings(id: $id, first: 3) { finding transaction counter detail receiptId } }`,
      { id: archive.id },
    );
    expect(dataOf<{ tseArchiveFindings: unknown }>(answer).tseArchiveFindings).toEqual([
      { finding: 'receiptMissing', transaction: 5, counter: 10, detail: null, receiptId: null },
      { finding: 'transactionMissing', transaction: 2, counter: 4, detail: '2', receiptId: receipts[1]?.id },
      { finding: 'transactionMissing', transaction: 3, counter: 6, detail: '3', receiptId: receipts[2]?.id },
    ]);
    const file = await fetch(`${at.app.url}/api/tse-archives/${archive.id}/findings.csv`, {
      headers: { authorization: `Bearer ${at.owner}` },
    });
    expect((await file.text()).split('\r\n')[2]).toContain('Ein Beleg nennt einen Vorgang');
  });

  it('shows a receipt whose signature is another one than in the archive', inFull, async () => {
    const [one, other] = [receipt(1), receipt(1)];
    await push([one]);
    expect(await send(archiveOf([other]))).toMatchObject({
      verdict: 'doubtful',
      counts: [{ finding: 'receiptDiffers', count: 1 }],
    });
  });

  it('names a log that stands twice, and misses no receipt for it', inFull, async () => {
    const receipts = [1, 2].map(receipt);
    await push(receipts);
    const once = archiveOf(receipts);
    const logs = once.subarray(0, 4 * 1_024);
    expect(await send(Buffer.concat([logs, once]))).toMatchObject({
      ...{ verdict: 'doubtful', receiptTransactions: 2, inCloud: 2, receipts: 2 },
      counts: [{ finding: 'logDoubled', count: 4 }],
    });
  });

  it('is taken once, however often it is sent', inFull, async () => {
    const bytes = archiveOf([receipt(1)]);
    const first = await send(bytes);
    expect(await send(bytes)).toMatchObject({ state: 'same', sameAs: first.id, isRemovable: true });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await announce(bytes, at.owner, { sha256 })).toMatchObject({ id: first.id, state: 'checked' });
  });

  it('comes back to the octet, and each download stands in the log', async () => {
    const bytes = archiveOf([receipt(1)]);
    const { id } = await send(bytes);
    const file = await fetch(`${at.app.url}/api/tse-archives/${id}/archive.tar`, {
      headers: { authorization: `Bearer ${at.owner}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    const { rows } = await at.app.owner.query(
      `select action from audit_log where entity = 'tseArchive' and tenant_id = $1 order by at, id`,
      [at.tenantId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['send', 'download']);
  });

  it('is damaged when it is not what was announced', inFull, async () => {
    const bytes = archiveOf([receipt(1)]);
    expect(await send(bytes, { sha256: 'ab'.repeat(32) })).toMatchObject({
      ...{ verdict: 'unreadable', cause: 'damaged', isRemovable: true },
    });
  });

  it('gets a verdict, whatever it is, and can be deleted when it is none', async () => {
    const { id, ...archive } = await send(Buffer.from('PK no archive at all'));
    expect(archive).toMatchObject({ state: 'checked', verdict: 'unreadable', cause: 'notTar' });
    const remove = (archiveId: string) =>
      at.app.call(
        '/graphql/pos',
        at.owner,
        'mutation($id: ID!) { removeTseArchive(id: $id) { isSuccess } }',
        {
          id: archiveId,
        },
      );
    expect(dataOf(await remove(id))).toEqual({ removeTseArchive: { isSuccess: true } });
    const kept = await send(archiveOf([receipt(1)]));
    expect(codeOf(await remove(kept.id))).toBe('CONFLICT');
  });
});
