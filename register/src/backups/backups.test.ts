import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, test } from 'vitest';
import { newIdentity } from '../link/index.ts';
import { Failure, openSession } from '../protocol/index.ts';
import { readSetting, writeTokens } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { isBackupDue } from './backup-due.ts';
import { keepBackingUp, restAfter } from './keep-backing-up.ts';
import { lastBackup, sendBackup } from './send-backup.ts';

test.each([
  ['never yet', undefined, '2026-11-27T12:00:00+01:00', true],
  ['in this night', '2026-11-27T04:10:00+01:00', '2026-11-27T20:00:00+01:00', false],
  ['yesterday evening, before the night', '2026-11-26T20:00:00+01:00', '2026-11-27T03:59:00+01:00', false],
  ['yesterday evening, in the night', '2026-11-26T20:00:00+01:00', '2026-11-27T04:00:00+01:00', true],
  ['in the last night', '2026-11-26T04:10:00+01:00', '2026-11-27T03:00:00+01:00', false],
  ['before summer begins', '2026-03-28T04:10:00+01:00', '2026-03-29T03:30:00+02:00', false],
  ['the night in which summer began', '2026-03-28T04:10:00+01:00', '2026-03-29T04:00:00+02:00', true],
  ['the night in which it ended', '2026-10-24T04:10:00+02:00', '2026-10-25T04:00:00+01:00', true],
])('BAK-06: a till backs up once a night of its branch: %s', (_when, last, now, isDue) => {
  const since = last === undefined ? 0 : Date.parse(last);
  expect(isBackupDue(since, 'Europe/Berlin', Date.parse(now))).toBe(isDue);
});

test('the night is that of the branch, wherever the till stands', () => {
  const last = Date.parse('2026-11-27T05:00:00Z');
  const now = Date.parse('2026-11-27T10:00:00Z');
  expect(isBackupDue(last, 'Europe/Berlin', now)).toBe(false);
  expect(isBackupDue(last, 'America/New_York', now)).toBe(true);
});

/** A cloud that takes backups by tus 1.0, or refuses them; and a linked till. */
async function startCloud(refusal?: number, headers = {}, body = '') {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method}`);
    let bytes = Number(request.headers['upload-offset'] ?? 0);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      const answer = { 'tus-resumable': '1.0.0' };
      if (refusal !== undefined) response.writeHead(refusal, { ...answer, ...headers }).write(body);
      else if (request.method === 'POST')
        response.writeHead(201, { ...answer, location: '/files/backups/1' });
      else response.writeHead(204, { ...answer, 'upload-offset': String(bytes) });
      response.end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const store = testStore(newIdentity({ server: `http://127.0.0.1:${port}`, name: 'Kasse' }));
  writeTokens(store, { access: 'a', refresh: 'r', expiresAt: Date.now() + 3_600_000 });
  return { store, session: openSession(store), asked };
}

/** Backs up until the first thing happens, and then for as long as the line is open. */
async function backUp({ store, session }: Awaited<ReturnType<typeof startCloud>>) {
  const line = Promise.withResolvers<void>();
  const events: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const emit = (event: unknown) => {
    events.push(event);
    first.resolve();
  };
  const signal = new AbortController().signal;
  const kept = keepBackingUp(store, { session, closed: line.promise }, { signal, emit });
  await first.promise;
  line.resolve();
  await kept;
  return events;
}

it('what is due is sent, once, and it ends with its line', async () => {
  const cloud = await startCloud();
  expect(await backUp(cloud)).toEqual([{ kind: 'backedUp', bytes: expect.any(Number) }]);
  expect(cloud.asked).toEqual(['POST', 'PATCH']);
  expect(readSetting<number>(cloud.store, lastBackup)).toBeGreaterThan(Date.now() - 60_000);
});

it('what the cloud refuses is told, and stays due', async () => {
  const cloud = await startCloud(413);
  expect(await backUp(cloud)).toMatchObject([{ kind: 'backupFailed' }]);
  expect(cloud.asked).toEqual(['POST']);
  expect(readSetting(cloud.store, lastBackup)).toBeUndefined();
});

it('where the cloud has no room left it says so, and rests for a day: people have to make some first', async () => {
  const parameters = { bytes: 2_000_000_000, taken: 99_500_000_000, limit: 100_000_000_000 };
  const extensions = { code: 'BACKUPS_FULL', kind: 'tooLarge', parameters };
  const { store, session, asked } = await startCloud(413, {}, JSON.stringify({ errors: [{ extensions }] }));
  const failure = await sendBackup(store, session).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'refused', code: 'BACKUPS_FULL' });
  expect(failure).toHaveProperty('message', expect.stringContaining('2.0 GB: 99.5 of 100.0 GB are taken'));
  expect(asked).toEqual(['POST']);
  expect(restAfter(failure)).toBe(86_400_000);
  expect(restAfter(new Failure('refused', 'HTTP_413', 'too large'))).toBe(3_600_000);
});

it('a cloud that says when to come again is asked no sooner', async () => {
  const { store, session } = await startCloud(429, { 'retry-after': '3600' });
  const ended = new AbortController();
  const delays: number[] = [];
  const onRetry = (_failure: Failure, delay: number) => {
    delays.push(delay);
    ended.abort();
  };
  await expect(sendBackup(store, session, { signal: ended.signal, onRetry })).rejects.toThrow();
  expect(delays).toEqual([3_600_000]);
});
