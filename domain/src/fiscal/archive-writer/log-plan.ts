import {
  integerOctets,
  joined,
  type Octets,
  objectIdentifier,
  octetsOfHex,
  tagged,
  utf8,
} from '../../sales/receipts/index.ts';

/** A log message of a security device that is to be written: what it says, and when. */
export interface LogPlan {
  readonly kind: 'transaction' | 'system' | 'audit';
  /** `StartTransaction`, `FinishTransaction`, `UpdateTime` … */
  readonly operation: string;
  /** Of a transaction. */
  readonly transaction?: number;
  readonly clientId?: string;
  readonly processType?: string;
  readonly processData?: string;
  /** 64 hexadecimal digits. */
  readonly serial: string;
  readonly counter: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The last number of the algorithm's identifier (BSI TR-03111); 3 is `ecdsa-plain-SHA256`. */
  readonly algorithm?: number;
}

const kinds = { transaction: 1, system: 2, audit: 3 } as const;
const steps: Readonly<Record<string, string>> = {
  StartTransaction: 'Start',
  UpdateTransaction: 'Update',
  FinishTransaction: 'Finish',
};
const [integer, octetString, sequence] = [0x02, 0x04, 0x30];

/** What the signature of a log message covers (TR-03151), with `unixTime`. */
export const unsignedLog = (plan: LogPlan): Octets =>
  joined([
    tagged(integer, integerOctets(2)),
    objectIdentifier(`0.4.0.127.0.7.3.7.1.${kinds[plan.kind]}`),
    ...certifiedData(plan),
    tagged(octetString, octetsOfHex(plan.serial) ?? utf8(plan.serial)),
    tagged(sequence, objectIdentifier(`0.4.0.127.0.7.1.1.4.1.${plan.algorithm ?? 3}`)),
    ...(plan.kind === 'audit' ? [tagged(octetString, utf8(plan.operation))] : []),
    tagged(integer, integerOctets(plan.counter)),
    tagged(integer, integerOctets(Math.floor(plan.at / 1_000))),
  ]);

/** The whole log message. */
export const signedLog = (unsigned: Octets, signature: Octets): Octets =>
  tagged(sequence, joined([unsigned, tagged(octetString, signature)]));

/** The name of its file in an archive (TR-03153). */
export const logName = ({ kind, operation, transaction, clientId, counter, at }: LogPlan): string => {
  const beginning = `Unixt_${Math.floor(at / 1_000)}_Sig-${counter}_Log-`;
  if (kind === 'audit') return `${beginning}Aud.log`;
  if (kind === 'system') return `${beginning}Sys_${operation}.log`;
  return `${beginning}Tra_No-${transaction}_${steps[operation] ?? operation}_Client-${clientId ?? ''}.log`;
};

function certifiedData(plan: LogPlan): Octets[] {
  const { kind, operation, transaction = 0, clientId = '', processData = '', processType = '' } = plan;
  if (kind === 'audit') return [];
  if (kind === 'system') return [tagged(0x80, utf8(operation))];
  return [
    tagged(0x80, utf8(operation)),
    tagged(0x81, utf8(clientId)),
    tagged(0x82, utf8(processData)),
    tagged(0x83, utf8(processType)),
    tagged(0x85, integerOctets(transaction)),
  ];
}
