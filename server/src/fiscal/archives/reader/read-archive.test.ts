import { createHash, sign } from 'node:crypto';
import { Readable } from 'node:stream';
import { logName, signedLog, tarEnd, tarFile, unsignedLog } from '@tresen/domain/fiscal/archive-writer';
import type { ArchiveFinding } from '@tresen/domain/fiscal/archives';
import { tagged, utf8 } from '@tresen/domain/sales/receipts';
import { describe, expect, it, test } from 'vitest';
import {
  certificateFiles,
  logFile,
  newTestDevice,
  saleLogs,
  type TestDevice,
} from '../testing/test-device.ts';
import type { KnownDevice } from './key-ring.ts';
import { readArchive } from './read-archive.ts';

const device = newTestDevice();
const sales = (count: number, of: TestDevice = device) =>
  Array.from({ length: count }, (_, sale) => saleLogs(of, sale + 1)).flat();
const files = (count: number, of: TestDevice = device) => sales(count, of).map((plan) => logFile(of, plan));
const whole = [...files(3), ...certificateFiles(device), tarEnd];

const read = async (parts: readonly Uint8Array[], known: KnownDevice = device.known, piece = 65_536) => {
  const bytes = Buffer.concat(parts);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  return readArchive(Readable.from(pieces, { objectMode: false }), known);
};
const countsOf = async (parts: readonly Uint8Array[], known?: KnownDevice) => {
  const { summary } = await read(parts, known);
  return summary.unreadable ?? summary.counts;
};

it('FIS-06: an archive in order is read to its end, each signature verified', async () => {
  const { summary, found, lateKey } = await read([tarFile('info.csv', utf8('a;b')), ...whole]);
  expect(found).toEqual([]);
  expect(lateKey).toBeNull();
  expect(summary).toMatchObject({
    ...{ unreadable: null, entries: 9, logs: 6, verified: 6, transactions: 3, counts: {} },
    ...{ firstTransaction: 1, lastTransaction: 3, firstCounter: 1, lastCounter: 6 },
    ...{ serials: [device.serial], clientIds: ['K1'] },
    ...{ firstAt: Date.UTC(2026, 0, 1, 0, 1), lastAt: Date.UTC(2026, 0, 1, 0, 3) },
  });
  expect(summary.certificates.map(({ name }) => name)).toEqual([`${device.serial}_X509.cer`, 'root.pem']);
});

it('whatever pieces it comes in, it is the same archive', async () => {
  const bytes = Buffer.concat(whole);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (const piece of [100, 511, 512, 4_096]) {
    const { summary } = await read(whole, device.known, piece);
    expect(summary).toMatchObject({ sha256, bytes: bytes.length, verified: 6, counts: {} });
  }
});

it('a device that told no key is verified by the certificate of its serial, a second time where that came late', async () => {
  const unknown = { ...device.known, key: null, certificates: [] };
  const { summary, lateKey } = await read(whole, unknown);
  expect(summary).toMatchObject({ verified: 0, counts: { certificateMissing: 1 } });
  expect(lateKey).toBe(device.known.key);
  const again = await read(whole, { ...unknown, key: lateKey });
  expect(again.summary).toMatchObject({ verified: 6, counts: {} });
  const early = await read([...certificateFiles(device), ...files(3), tarEnd], unknown);
  expect(early.summary).toMatchObject({ verified: 6, counts: {} });
});

it('logs of the system and of the audit belong to the counters', async () => {
  const [start, end] = saleLogs(device, 1, {});
  const { serial } = device;
  const plans = [
    { kind: 'system', operation: 'UpdateTime', serial, counter: 1, at: start.at } as const,
    { ...start, counter: 2 },
    { kind: 'audit', operation: 'AuditLog', serial, counter: 3, at: start.at } as const,
    { ...end, counter: 4 },
  ];
  const { summary } = await read([
    ...plans.map((plan) => logFile(device, plan)),
    ...certificateFiles(device),
    tarEnd,
  ]);
  expect(summary).toMatchObject({ logs: 4, verified: 4, systemLogs: 1, auditLogs: 1, counts: {} });
});

describe('what is wrong with an archive', () => {
  const stranger = newTestDevice();
  const certificates = certificateFiles(device);
  const forged = () => {
    const [start, end] = saleLogs(device, 1);
    const log = signedLog(
      unsignedLog({ ...end, processData: 'Beleg^0.55_0.00_0.00_0.00_0.00^0.55:Bar' }),
      new Uint8Array(sign('sha256', unsignedLog(end), { key: device.key, dsaEncoding: 'ieee-p1363' })),
    );
    return [logFile(device, start), tarFile(logName(end), log)];
  };
  const renamed = () => {
    const [start, end] = sales(1);
    if (!start || !end) throw new Error('no sale');
    const unsigned = unsignedLog(end);
    const signature = sign('sha256', unsigned, { key: device.key, dsaEncoding: 'ieee-p1363' });
    const log = signedLog(unsigned, new Uint8Array(signature));
    return [logFile(device, start), tarFile(logName({ ...end, transaction: 7 }), log)];
  };
  const deep = Array.from({ length: 20_000 }).reduce<Uint8Array<ArrayBuffer>>(
    (inner) => (inner.length > 60_000 ? inner : tagged(0x30, inner)),
    new Uint8Array(0),
  );
  const [first, ...others] = files(3);
  const own = [device.own, device.root] as const;

  test.each<[string, () => readonly (Uint8Array | undefined)[], Partial<Record<ArchiveFinding, number>>]>([
    ['a forged signature', () => [...forged(), ...certificates], { signatureWrong: 1 }],
    [
      'its own logs with the certificate of another device',
      () => [...files(1), ...certificateFiles(stranger)],
      { chainForeign: 1 },
    ],
    ['no certificate', () => files(1), { certificateMissing: 1 }],
    [
      'a chain without its root, of which the device told another',
      () => [...files(1), tarFile('own.cer', own[0])],
      {},
    ],
    [
      'a certificate that is none',
      () => [...files(1), ...certificates, tarFile('x.pem', utf8('no'))],
      { certificateUnreadable: 1 },
    ],
    [
      'a certificate with a key that cannot be read',
      () => {
        const damaged = Buffer.from(stranger.own);
        damaged[damaged.indexOf(stranger.point)] = 9;
        return [...files(1), ...certificates, tarFile('x.cer', new Uint8Array(damaged))];
      },
      { certificateUnreadable: 1 },
    ],
    ['a log twice', () => [...files(1), files(1)[0], ...certificates], { logDoubled: 1 }],
    ['logs in another order are put in order', () => [...others.reverse(), first, ...certificates], {}],
    [
      'a log that is missing',
      () => [first, ...files(3).slice(2), ...certificates],
      { counterGap: 1, transactionOpen: 1 },
    ],
    ['a name that says something else', () => [...renamed(), ...certificates], { nameDiffers: 1 }],
    [
      'names that lead out of it',
      () => [
        ...files(1),
        ...certificates,
        tarFile('../../etc/passwd', utf8('x')),
        tarFile('/abs.log', utf8('x')),
      ],
      { nameUnsafe: 2 },
    ],
    [
      'a file that does not belong in it',
      () => [...files(1), ...certificates, tarFile('virus.exe', utf8('x'))],
      { entryUnknown: 1 },
    ],
    [
      'a log that is none',
      () => [...files(1), ...certificates, tarFile('Unixt_1_Sig-9_Log-Aud.log', utf8('no DER'))],
      { logUnreadable: 1 },
    ],
    [
      'a log nested ten thousand times',
      () => [...files(1), ...certificates, tarFile('Unixt_1_Sig-9_Log-Aud.log', deep)],
      { logUnreadable: 1 },
    ],
    [
      'a file of two megabytes',
      () => [...files(1), ...certificates, tarFile('Unixt_1_Sig-9_Log-Aud.log', new Uint8Array(2_097_152))],
      { entryTooLarge: 1 },
    ],
    [
      'a header of one kilobyte that claims ten gigabytes',
      () => [
        ...files(1),
        ...certificates,
        tarFile('Unixt_1_Sig-9_Log-Aud.log', new Uint8Array(512), 8_589_934_591),
      ],
      { truncated: 1 },
    ],
    [
      'half of it',
      () => [Buffer.concat(whole).subarray(0, 3_000)],
      { truncated: 1, certificateMissing: 1, transactionOpen: 1 },
    ],
    ['cut off between two files', () => [...certificates, ...files(1)], { truncated: 1 }],
    [
      'something behind it',
      () => [...files(1), ...certificates, new Uint8Array(700).fill(65)],
      { truncated: 1 },
    ],
  ])('%s', async (_what, parts, counts) => {
    const given = parts().filter((part) => part !== undefined);
    expect(await countsOf(counts.truncated ? given : [...given, tarEnd])).toEqual(counts);
  });

  it('a certificate that had ended, or not begun, when it was signed', async () => {
    const short = newTestDevice({ from: Date.UTC(2026, 0, 2), to: Date.UTC(2026, 0, 3) });
    expect(await countsOf([...files(1, short), ...certificateFiles(short), tarEnd], short.known)).toEqual({
      certificateOutdated: 1,
    });
    const { found } = await read([...files(1, short), ...certificateFiles(short), tarEnd], short.known);
    expect(found).toMatchObject([{ detail: '2026-01-02 – 2026-01-03' }]);
  });

  it('a root that the device has not told of, though it bears the same name', async () => {
    const other = { ...device.known, certificates: stranger.known.certificates };
    expect(await countsOf(whole, other)).toEqual({ chainForeign: 1 });
    const broken = [...files(1), tarFile('own.cer', device.own), tarEnd];
    expect(await countsOf(broken, { ...device.known, certificates: [] })).toEqual({ certificateMissing: 1 });
  });
});

it('one of another device alone says nothing of this one', async () => {
  const stranger = newTestDevice();
  const theirs = [...files(1, stranger), ...certificateFiles(stranger)];
  expect((await read([...theirs, tarEnd])).summary).toMatchObject({
    unreadable: 'otherDevice',
    counts: { serialForeign: 2, chainForeign: 1, certificateMissing: 1 },
  });
  expect((await read([...theirs, ...files(1), tarEnd])).summary.unreadable).toBeNull();
});

it('whatever is changed in it, there is a verdict, and no crash', async () => {
  const bytes = Buffer.concat(whole);
  // The same numbers in each run.
  let seed = 1;
  const below = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let time = 0; time < 200; time += 1) {
    const changed = Buffer.from(bytes);
    for (let change = 0; change <= below(3); change += 1) changed[below(changed.length)] = below(256);
    const { summary } = await read([changed.subarray(0, changed.length - below(2) * below(4_000))]);
    expect(summary.unreadable ?? 'read').toMatch(/^(?:read|notTar|noLogs)$/);
    expect(summary.verified).toBeLessThanOrEqual(6);
  }
});

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(0), 'empty'],
  ['a ZIP', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000, 7)]), 'notTar'],
  ['a few octets', Buffer.from('hello'), 'notTar'],
  ['a TAR without files', tarEnd, 'notTar'],
  ['a TAR without logs', Buffer.concat([tarFile('info.csv', utf8('a')), tarEnd]), 'noLogs'],
])('%s is not readable, and says why', async (_what, bytes, cause) => {
  expect(await countsOf([bytes])).toBe(cause);
});
