import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { type LogPlan, logName, signedLog, tarFile, unsignedLog } from '@tresen/domain/fiscal/archive-writer';
import { integerOctets, joined, type Octets, tagged, utf8 } from '@tresen/domain/sales/receipts';
import type { KnownDevice } from '../reader/key-ring.ts';

/** A security device of a test, with its certificate and that of the root that has signed it. */
export interface TestDevice {
  readonly serial: string;
  readonly key: KeyObject;
  readonly point: Buffer;
  readonly own: Octets;
  readonly root: Octets;
  readonly known: KnownDevice;
}

const dayMs = 86_400_000;
const hex = (digits: string): Octets => new Uint8Array(Buffer.from(digits, 'hex'));

/** A device with a key and a root of its own. */
export const newTestDevice = (
  { from, to }: { readonly from: number; readonly to: number } = {
    from: Date.now() - 3_000 * dayMs,
    to: Date.now() + 3_000 * dayMs,
  },
): TestDevice => {
  const [device, issuer] = [newKey(), newKey()];
  const serial = hash('sha256', device.point, 'hex');
  const rootName = `Root ${randomBytes(4).toString('hex')}`;
  const own = certificate({
    subject: serial,
    issuer: rootName,
    key: device.spki,
    signer: issuer.key,
    from,
    to,
  });
  const root = certificate({
    ...{ subject: rootName, issuer: rootName, key: issuer.spki, signer: issuer.key },
    ...{ from: 0, to: Date.now() + 9_000 * dayMs },
  });
  return {
    ...{ serial, key: device.key, point: device.point, own, root },
    known: {
      serial,
      key: Buffer.from(device.spki).toString('base64'),
      certificates: [own, root].map((one) => Buffer.from(one).toString('base64')),
    },
  };
};

/** A log message as the device writes it, as a file of an archive. */
export const logFile = ({ key }: Pick<TestDevice, 'key'>, plan: LogPlan): Octets => {
  const unsigned = unsignedLog(plan);
  const signature = sign('sha256', unsigned, { key, dsaEncoding: 'ieee-p1363' });
  return tarFile(logName(plan), signedLog(unsigned, new Uint8Array(signature)));
};

/** The certificates as files of an archive. */
export const certificateFiles = ({ serial, own, root }: TestDevice): readonly Octets[] => [
  tarFile(`${serial}_X509.cer`, own),
  tarFile('root.pem', utf8(new X509Certificate(root).toString())),
];

/** A receipt's transaction: its beginning and its end. */
export const saleLogs = (
  { serial }: Pick<TestDevice, 'serial'>,
  transaction: number,
  given: Partial<LogPlan> = {},
): readonly [LogPlan, LogPlan] => {
  const at = given.at ?? Date.UTC(2026, 0, 1) + transaction * 60_000;
  const common = { kind: 'transaction', serial, transaction, clientId: 'K1', at } as const;
  return [
    { ...common, operation: 'StartTransaction', counter: 2 * transaction - 1, ...given },
    {
      ...{ ...common, operation: 'FinishTransaction', counter: 2 * transaction },
      ...{ processType: 'Kassenbeleg-V1', processData: 'Beleg^2.55_0.00_0.00_0.00_0.00^2.55:Bar', ...given },
    },
  ];
};

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return { key: privateKey, spki: new Uint8Array(spki), point: spki.subarray(-65) };
}

interface CertificatePlan {
  readonly subject: string;
  readonly issuer: string;
  readonly key: Octets;
  readonly signer: KeyObject;
  readonly from: number;
  readonly to: number;
}

/** X.509, version 3 without extensions, signed with ecdsa-with-SHA256. */
function certificate({ subject, issuer, key, signer, from, to }: CertificatePlan): Octets {
  const name = (text: string) =>
    tagged(0x30, tagged(0x31, tagged(0x30, joined([hex('0603550403'), tagged(0x0c, utf8(text))]))));
  const time = (at: number) =>
    tagged(0x18, utf8(`${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`));
  const algorithm = hex('300a06082a8648ce3d040302');
  const content = tagged(
    0x30,
    joined([
      ...[hex('a003020102'), tagged(0x02, integerOctets(1)), algorithm, name(issuer)],
      ...[tagged(0x30, joined([time(from), time(to)])), name(subject), key],
    ]),
  );
  const signature = joined([Uint8Array.of(0), new Uint8Array(sign('sha256', content, signer))]);
  return tagged(0x30, joined([content, algorithm, tagged(0x03, signature)]));
}
