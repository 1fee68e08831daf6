import { type ArchiveComparison, archiveFindings, type Found } from '@tresen/domain/fiscal/archives';
import type { SignedReceipt } from './compared-receipts.store.ts';
import { createFindings } from './reader/findings.ts';
import type { ArchivedReceipts } from './reader/receipt-table.ts';

/** What the comparison found. */
export interface Compared {
  readonly comparison: ArchiveComparison;
  readonly counts: ReturnType<typeof createFindings>['counts'];
  readonly found: readonly (Found & { readonly receiptId?: string })[];
}

/**
 * Holds receipts of the cloud against the transactions of an archive. A receipt outside of what the archive reaches says
 * nothing; within it, each is the other's.
 */
export const compareReceipts = async (
  archived: ArchivedReceipts,
  pages: AsyncIterable<readonly SignedReceipt[]>,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<Compared> => {
  const findings = createFindings();
  const receiptIds = new Map<number, string>();
  const seen = new Uint8Array(archived.size);
  let receipts = 0;
  let inCloud = 0;
  const tell = (finding: Found['finding'], { id, number, transaction, counter }: SignedReceipt): void => {
    const kept = findings.kept.length;
    findings.report(finding, {
      ...{ transaction, detail: String(number) },
      ...(counter !== null && { counter }),
    });
    if (findings.kept.length > kept) receiptIds.set(kept, id);
  };
  const look = (receipt: SignedReceipt): void => {
    receipts += 1;
    const match = archived.find(receipt.transaction);
    if (!match) {
      tell('transactionMissing', receipt);
      return;
    }
    if (seen[match.order]) tell('receiptDoubled', receipt);
    else inCloud += 1;
    seen[match.order] = 1;
    const differs = receipt.counter !== match.counter || markOf(receipt) !== match.mark;
    if (differs) tell('receiptDiffers', receipt);
  };
  for await (const page of pages)
    for (const receipt of page)
      if (receipt.transaction >= first && receipt.transaction <= last) look(receipt);
  for (let at = 0; at < archived.size; at += 1) {
    if (seen[at]) continue;
    const { transaction, counter } = archived.at(at);
    findings.report('receiptMissing', { transaction, counter });
  }
  return {
    comparison: { transactions: archived.size, inCloud, receipts },
    counts: findings.counts,
    found: inOrder(
      findings.kept.map((one, at) => {
        const receiptId = receiptIds.get(at);
        return receiptId === undefined ? one : { ...one, receiptId };
      }),
    ),
  };
};

/** Receipts come as an index has them. */
function inOrder(found: Compared['found']): Compared['found'] {
  return found.toSorted(
    (a, b) =>
      archiveFindings.indexOf(a.finding) - archiveFindings.indexOf(b.finding) ||
      (a.transaction ?? 0) - (b.transaction ?? 0),
  );
}

function markOf({ mark }: SignedReceipt): bigint | undefined {
  const octets = Buffer.from(mark ?? '', 'base64');
  return octets.length < 8 ? undefined : octets.readBigUInt64BE(0);
}
