import { type PrivateKey, publicKeyOf, signDeterministic } from './ecdsa.ts';

/** Who a certificate is for, and who signs it. */
export interface CertificatePlan {
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly key: PrivateKey;
  readonly issuerKey: PrivateKey;
}

const tags = {
  integer: 2,
  bits: 3,
  null: 5,
  id: 6,
  utf8: 12,
  sequence: 48,
  set: 49,
  time: 24,
  version: 160,
} as const;
/** 1.2.840.10045.4.3.2 (ecdsa-with-SHA256), of a key 1.2.840.10045.2.1 on P-256, and 2.5.4.3 (common name). */
const ids = {
  signature: '2a8648ce3d040302',
  key: '2a8648ce3d0201',
  curve: '2a8648ce3d030107',
  commonName: '550403',
} as const;

/** A certificate (X.509, version 3 without extensions) in DER, base64: for a device in software, tests and the demo only. */
export const makeCertificate = (plan: CertificatePlan): string => {
  const algorithm = der(tags.sequence, id(ids.signature));
  const content = der(
    tags.sequence,
    der(tags.version, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, integer(plan.serialNumber)),
    algorithm,
    name(plan.issuer),
    der(tags.sequence, time(plan.from), time(plan.to)),
    name(plan.subject),
    der(
      tags.sequence,
      der(tags.sequence, id(ids.key), id(ids.curve)),
      der(tags.bits, Buffer.from([0]), publicKeyOf(plan.key)),
    ),
  );
  const signature = signDeterministic(content, plan.issuerKey);
  const halves = [signature.subarray(0, 32), signature.subarray(32)].map((half) =>
    der(tags.integer, unsigned(half)),
  );
  return der(
    tags.sequence,
    content,
    algorithm,
    der(tags.bits, Buffer.from([0]), der(tags.sequence, ...halves)),
  ).toString('base64');
};

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

function id(hex: string): Buffer {
  return der(tags.id, Buffer.from(hex, 'hex'));
}

function name(commonName: string): Buffer {
  const text = der(tags.utf8, Buffer.from(commonName));
  return der(tags.sequence, der(tags.set, der(tags.sequence, id(ids.commonName), text)));
}

/** YYYYMMDDhhmmssZ */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '');
  return der(tags.time, Buffer.from(`${digits}Z`));
}

function integer(value: number): Buffer {
  const octets = Buffer.alloc(6);
  octets.writeUIntBE(value, 0, 6);
  return unsigned(octets);
}

/** As short as it can be, and never negative. */
function unsigned(octets: Buffer): Buffer {
  const first = octets.findIndex((octet) => octet !== 0);
  const short = octets.subarray(first === -1 ? octets.length - 1 : first);
  return (short[0] ?? 0) >= 128 ? Buffer.concat([Buffer.from([0]), short]) : short;
}
