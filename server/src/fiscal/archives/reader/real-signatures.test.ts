import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { logName, signedLog, tarEnd, tarFile, unsignedLog } from '@tresen/domain/fiscal/archive-writer';
import { parseTseQr } from '@tresen/domain/sales/receipts';
import { realReceipts } from '@tresen/domain/sales/receipts/testing';
import { expect, test } from 'vitest';
import { readArchive } from './read-archive.ts';

/** DER of a public key before its point: the curve (RFC 5480, RFC 5639). */
const curves = new Map([
  [65, '3059301306072a8648ce3d020106082a8648ce3d030107034200'],
  [97, '307a301406072a8648ce3d020106092b240303020801010b036200'],
]);

/** What a certified device signed, as the QR code of its receipt tells it, in an archive. */
const archiveOf = (qr: string) => {
  const tse = parseTseQr(qr);
  if (!tse?.publicKey) throw new Error('no QR code of a receipt');
  const point = Buffer.from(tse.publicKey, 'base64');
  const serial = hash('sha256', point, 'hex');
  const spki = Buffer.concat([Buffer.from(curves.get(point.length) ?? '', 'hex'), point]);
  const plan = {
    ...({
      kind: 'transaction',
      operation: 'FinishTransaction',
      serial,
      counter: tse.signatureCounter,
    } as const),
    ...{ transaction: tse.transaction, clientId: tse.clientId, at: Date.parse(tse.end) },
    ...{ processType: tse.processType, processData: tse.processData },
    algorithm: point.length === 65 ? 3 : 4,
  };
  const log = signedLog(unsignedLog(plan), new Uint8Array(Buffer.from(tse.signature, 'base64')));
  return {
    serial,
    key: spki.toString('base64'),
    bytes: Buffer.concat([tarFile(logName(plan), log), tarEnd]),
  };
};

test.each(realReceipts)(
  'the QR code of a real receipt is verified as a log of an archive: $name',
  async ({ qr }) => {
    const { serial, key, bytes } = archiveOf(qr);
    const { summary, columns } = await readArchive(Readable.from([bytes]), { serial, key, certificates: [] });
    expect(summary).toMatchObject({ logs: 1, verified: 1 });
    expect([...columns.inOrder()]).toMatchObject([{ isReceipt: true }]);
  },
);
