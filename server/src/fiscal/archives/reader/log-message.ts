import type { TransactionStep } from '@tresen/domain/fiscal/archives';
import { type DerElement, readSequence } from './der-elements.ts';
import { hexOf, instantOf, numberOf, textOf, universalTags, unsignedOf } from './der-values.ts';

/** A log message of a security device (BSI TR-03151, chapter 5). */
export interface LogMessage {
  readonly kind: 'transaction' | 'system' | 'audit';
  /** Of a transaction. */
  readonly step: TransactionStep | null;
  readonly transaction: number | null;
  readonly clientId: string | null;
  readonly processType: string | null;
  /** 64 hexadecimal digits. */
  readonly serial: string;
  /** The hash function of `ecdsa-plain-…`; undefined for an algorithm that we cannot check. */
  readonly hash: string | undefined;
  readonly counter: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly signature: Buffer;
  /** What the signature covers: all elements before it, without the SEQUENCE around them. */
  readonly signed: Buffer;
}

const tags = {
  ...universalTags,
  ...{ operation: 0x80, clientId: 0x81, processType: 0x83, transaction: 0x85 },
} as const;

/** 0.4.0.127.0.7.3.7.1.1, .2 and .3: what kind of log it is. */
const kinds = new Map([
  ['04007f000703070101', 'transaction'],
  ['04007f000703070102', 'system'],
  ['04007f000703070103', 'audit'],
] as const);

/** The last number of 0.4.0.127.0.7.1.1.4.1.x (BSI TR-03111), which stands for `ecdsa-plain-…`. */
const plainEcdsa = '04007f000701010401';
const hashes: Readonly<Record<number, string>> = {
  ...{ 2: 'sha224', 3: 'sha256', 4: 'sha384', 5: 'sha512' },
  ...{ 8: 'sha3-224', 9: 'sha3-256', 10: 'sha3-384', 11: 'sha3-512' },
};

const steps: Readonly<Record<string, TransactionStep>> = {
  StartTransaction: 'Start',
  UpdateTransaction: 'Update',
  FinishTransaction: 'Finish',
};

/** Reads a log message; undefined for what is none, or of a form that nobody knows. */
export const readLogMessage = (bytes: Buffer): LogMessage | undefined => {
  const sequence = readSequence(bytes);
  if (!sequence) return undefined;
  const { elements, begins } = sequence;
  const kind = elements[1]?.tag === tags.id ? kinds.get(hexOf(elements[1].content) as KindId) : undefined;
  const end = elements.length - 1;
  const [counter, time, signature] = elements.slice(-3);
  const serialAt = elements.findIndex(({ tag }, at) => at > 1 && tag === tags.octets);
  const [serial, algorithm] = elements.slice(serialAt, serialAt + 2);
  const number = counter && numberOf(counter);
  const at = time && instantOf(time);
  if (!kind || elements[0]?.tag !== tags.integer || serialAt < 0) return undefined;
  if (!serial || algorithm?.tag !== tags.sequence || serialAt + 2 > end - 2) return undefined;
  if (number === undefined || at === undefined || signature?.tag !== tags.octets) return undefined;
  const of = (wanted: number) => elements.slice(2, serialAt).find(({ tag }) => tag === wanted);
  const told = kind === 'transaction' ? transactionOf(of) : none;
  if (!told) return undefined;
  return {
    kind,
    ...told,
    serial: hexOf(serial.content),
    hash: hashOf(algorithm.content),
    counter: number,
    at,
    signature: signature.content,
    signed: bytes.subarray(begins[0], begins[end]),
  };
};

type KindId = Parameters<typeof kinds.get>[0];
type ToldTransaction = Pick<LogMessage, 'step' | 'transaction' | 'clientId' | 'processType'>;

const none: ToldTransaction = { step: null, transaction: null, clientId: null, processType: null };

function transactionOf(of: (tag: number) => DerElement | undefined): ToldTransaction | undefined {
  const step = steps[textOf(of(tags.operation))];
  const number = of(tags.transaction);
  const transaction = number && unsignedOf(number.content);
  if (!step || transaction === undefined) return undefined;
  return {
    step,
    transaction,
    clientId: textOf(of(tags.clientId)),
    processType: textOf(of(tags.processType)),
  };
}

function hashOf(algorithm: Buffer): string | undefined {
  // tag, length, the identifier
  if (algorithm[0] !== tags.id || algorithm[1] !== 10) return undefined;
  return hexOf(algorithm.subarray(2, 11)) === plainEcdsa ? hashes[algorithm[11] ?? 0] : undefined;
}
