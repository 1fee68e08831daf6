import {
  type LogPlan,
  logName,
  signedLog,
  tarEnd,
  tarFile,
  unsignedLog,
} from '@tresen/domain/fiscal/archive-writer';
import { type TseSignature, utf8 } from '@tresen/domain/sales/receipts';
import { readIdentity, type Store } from '../store/index.ts';
import { deviceChain } from './device-report.ts';
import { privateKeyOf, signDeterministic } from './ecdsa.ts';
import { openSoftwareTse } from './software-tse.ts';

/** A receipt, or a closing: the device has signed it. */
interface Signed {
  readonly tse: TseSignature;
}

/**
 * The archive of the device in software (TAR of TR-03153), piece by piece. It keeps no log, so this is what the receipts and
 * closings tell that are still here: the end of each transaction with the signature on its receipt, its beginning signed now, as it was then.
 */
export function* exportArchive(store: Store, now: number): Generator<Uint8Array> {
  const identity = readIdentity(store);
  if (identity === undefined) throw new Error(`${store.file} belongs to no register yet`);
  const key = privateKeyOf(Buffer.from(identity.tseSeed, 'hex'));
  let from = now;
  let last = 0;
  const { serial } = openSoftwareTse(identity.tseSeed, identity.hardwareSerial);
  for (const signed of signedRecords(store, serial)) {
    from = Math.min(from, Date.parse(signed.tse.start));
    const [start, end] = plansOf(signed, last);
    last = end.at;
    const unsigned = unsignedLog(start);
    yield tarFile(logName(start), signedLog(unsigned, new Uint8Array(signDeterministic(unsigned, key))));
    const signature = new Uint8Array(Buffer.from(signed.tse.signature, 'base64'));
    yield tarFile(logName(end), signedLog(unsignedLog(end), signature));
  }
  const names = [`${serial}_X509.cer`, 'root.cer'];
  for (const [at, certificate] of deviceChain(store, from, now).entries())
    yield tarFile(names[at] ?? `${at}.cer`, new Uint8Array(Buffer.from(certificate, 'base64')));
  yield tarFile('info.csv', utf8('"description:","Software-TSE (Test)"\r\n'));
  yield tarEnd;
}

/** The beginning was signed right before the end (`signaturesPerReceipt`), and behind the end of the one before. */
function plansOf({ tse }: Signed, last: number): readonly [LogPlan, LogPlan] {
  const { serial, transaction, clientId, signatureCounter, processType, processData } = tse;
  const common = { kind: 'transaction', serial, transaction, clientId } as const;
  return [
    {
      ...{ ...common, operation: 'StartTransaction', counter: signatureCounter - 1 },
      at: Math.max(last, Date.parse(tse.start)),
    },
    {
      ...{ ...common, operation: 'FinishTransaction', counter: signatureCounter },
      ...{ at: Date.parse(tse.end), processType, processData },
    },
  ];
}

/** Those of the device that is there now: what an earlier one signed stands in its own archive. */
function* signedRecords(store: Store, serial: string): Generator<Signed> {
  const rows = store.database
    .prepare(
      `select raw from (select raw from journal union select raw from outbox union select raw from sent
         union select raw from closings)
       where json_extract(raw, '$.tse.serial') = ? order by json_extract(raw, '$.tse.signatureCounter')`,
    )
    .iterate(serial);
  for (const { raw } of rows) yield JSON.parse(String(raw)) as Signed;
}
