/** What the name of a log message says of it (TR-03153; fiscal.md 2.5). */
export interface LogFileName {
  readonly kind: 'transaction' | 'system' | 'audit';
  readonly signatureCounter: number;
  /** Of a transaction. */
  readonly transaction?: number;
  readonly step?: TransactionStep;
  readonly clientId?: string;
}

export const transactionSteps = ['Start', 'Update', 'Finish'] as const;
export type TransactionStep = (typeof transactionSteps)[number];

/** `Utct` and `Gent` of other forms of the time rest on the guideline alone: no archive with them was at hand. */
const beginning = /^(?:Unixt|Utct|Gent)_[0-9.Z+-]{1,32}_Sig-(\d{1,15})_Log-(.+)\.log$/;
const transactionPart = /^Tra_No-(\d{1,15})_(Start|Update|Finish)(?:_Client-(.+))?$/;

/** Reads the name of a log message, without its folders; undefined where it is none. */
export const readLogFileName = (name: string): LogFileName | undefined => {
  const [, counter, rest = ''] = beginning.exec(name) ?? [];
  if (counter === undefined) return undefined;
  const signatureCounter = Number(counter);
  if (/^Aud(?:_|$)/.test(rest)) return { kind: 'audit', signatureCounter };
  if (rest.startsWith('Sys_')) return { kind: 'system', signatureCounter };
  const [, transaction, step, clientId] = transactionPart.exec(rest) ?? [];
  if (transaction === undefined) return undefined;
  return {
    kind: 'transaction',
    signatureCounter,
    transaction: Number(transaction),
    step: step as TransactionStep,
    ...(clientId !== undefined && { clientId }),
  };
};

/** True for a name that stays within the archive: no way up, none from the root, no drive, no control characters. */
export const isSafeName = (name: string): boolean =>
  name.length <= 512 &&
  !/[\p{Cc}\\]/u.test(name) &&
  !/^(?:\/|[A-Za-z]:)/.test(name) &&
  !name.split('/').includes('..');
