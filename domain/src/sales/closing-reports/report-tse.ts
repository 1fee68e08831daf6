import {
  factsOf,
  labelColumn,
  type ReportPart,
  type ReportSource,
  type ReportTable,
  tableOf,
} from './report.ts';
import { instant, text } from './report-cell.ts';

/** What the security device did in the period, when it could not, and its signature of the closing. */
export const tseParts = (source: ReportSource): readonly ReportPart[] => {
  const { closing, words } = source;
  const { tse, tseFailure } = closing;
  const names = words.tse;
  const signature = tse
    ? factsOf(
        { name: names.serial, cell: text(tse.serial) },
        { name: names.transaction, cell: text(String(tse.transaction)), term: 'tse' },
        { name: names.signatureCounter, cell: text(String(tse.signatureCounter)) },
        { name: names.signedAt, cell: instant(tse.end) },
        { name: names.signature, cell: text(tse.signature) },
      )
    : factsOf(
        { name: names.signature, cell: text(names.unsigned) },
        tseFailure ? { name: names.failure, cell: text(tseFailure) } : null,
      );
  return [...useTable(source), ...outageTable(source), signature];
};

function useTable({ closing, words }: ReportSource): readonly ReportTable[] {
  return tableOf(
    words.tse.use,
    [
      labelColumn(words.columns.serial),
      labelColumn(words.columns.transactions),
      labelColumn(words.columns.signatures),
    ],
    (closing.tseUse ?? []).map((use) => ({
      cells: [
        text(use.serial),
        text(words.range(String(use.firstTransaction), String(use.lastTransaction))),
        text(words.range(String(use.firstSignatureCounter), String(use.lastSignatureCounter))),
      ],
    })),
  );
}

function outageTable({ closing, words }: ReportSource): readonly ReportTable[] {
  return tableOf(
    words.tse.outages,
    [labelColumn(words.columns.from), labelColumn(words.columns.to), labelColumn(words.columns.reason)],
    (closing.tseOutages ?? []).map((outage) => ({
      cells: [
        instant(outage.from),
        outage.to ? instant(outage.to) : text(words.tse.lasting),
        text(outage.reason),
      ],
    })),
  );
}
