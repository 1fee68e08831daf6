import { createPublicKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import {
  type LogPlan,
  logName,
  signedLog,
  tarEnd,
  tarFile,
  unsignedLog,
} from '@tresen/domain/fiscal/archive-writer';

/** A device that has signed for years. */
export interface BusyDevice {
  readonly serial: string;
  /** The point of its key, base64. */
  readonly publicKey: string;
  readonly key: KeyObject;
}

/** A log message of up to 512 octets, with its header. */
const bytesOfLog = 1_024;
const firstAt = Date.UTC(2025, 0, 1);
const everyMs = 30_000;

export const newBusyDevice = (): BusyDevice => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-65);
  return { serial: hash('sha256', point, 'hex'), publicKey: point.toString('base64'), key: privateKey };
};

/** Of an archive with so many transactions. */
export const bytesOfArchive = (transactions: number): number => transactions * 2 * bytesOfLog + tarEnd.length;

/** When a transaction ended, milliseconds since 1970. */
export const endOf = (transaction: number): number => firstAt + transaction * everyMs;

/** The archive in pieces of a size; `onSigned` hears the signature of each receipt, base64, in their order. */
export function* longLog(
  device: BusyDevice,
  transactions: number,
  pieceSize: number,
  onSigned: (signature: string) => void,
): Generator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for (let transaction = 1; transaction <= transactions; transaction += 1) {
    for (const plan of plansOf(device, transaction)) {
      const unsigned = unsignedLog(plan);
      const signature = signatureOf(device, unsigned);
      if (plan.operation === 'FinishTransaction') onSigned(signature.toString('base64'));
      waiting.push(tarFile(logName(plan), signedLog(unsigned, new Uint8Array(signature))));
      bytes += bytesOfLog;
    }
    if (bytes < pieceSize) continue;
    const whole = Buffer.concat(waiting);
    yield whole.subarray(0, pieceSize);
    waiting = [whole.subarray(pieceSize)];
    bytes = whole.length - pieceSize;
  }
  yield Buffer.concat([...waiting, tarEnd]);
}

/** A log message with its signature, and the key that verifies it. */
export const signedByDevice = (device: BusyDevice) => {
  const [plan] = plansOf(device, 1);
  const signed = unsignedLog(plan);
  return { signed, signature: signatureOf(device, signed), key: createPublicKey(device.key) };
};

function signatureOf({ key }: BusyDevice, unsigned: Uint8Array): Buffer {
  return sign('sha256', unsigned, { key, dsaEncoding: 'ieee-p1363' });
}

function plansOf({ serial }: BusyDevice, transaction: number): readonly [LogPlan, LogPlan] {
  const common = {
    kind: 'transaction',
    serial,
    transaction,
    clientId: 'K1',
    at: endOf(transaction),
  } as const;
  return [
    { ...common, operation: 'StartTransaction', counter: 2 * transaction - 1 },
    {
      ...{ ...common, operation: 'FinishTransaction', counter: 2 * transaction },
      ...{ processType: 'Kassenbeleg-V1', processData: 'Beleg^2.55_0.00_0.00_0.00_0.00^2.55:Bar' },
    },
  ];
}
