import {
  amountColumn,
  factsOf,
  labelColumn,
  type ReportFacts,
  type ReportSource,
  type ReportTable,
  sumOf,
  tableOf,
} from './report.ts';
import { count, money, quantity, rate, share, text } from './report-cell.ts';

/** Turnover, and how many receipts and customers made it. */
export const turnoverPart = ({ closing, words }: ReportSource): ReportFacts => {
  const { turnover, receipts, customers, currency } = closing;
  const names = words.turnover;
  return factsOf(
    { name: names.gross, cell: money(turnover.gross, currency), term: 'turnover' },
    { name: names.net, cell: money(turnover.net, currency) },
    { name: names.tax, cell: money(turnover.tax, currency) },
    { name: names.receipts, cell: count(receipts) },
    { name: names.customers, cell: count(customers) },
    receipts > 0 && { name: names.average, cell: money(Math.round(turnover.gross / receipts), currency) },
  );
};

interface Taxed {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** Net, tax and gross of each VAT key. */
export const vatTable = ({ closing, words }: ReportSource): readonly ReportTable[] => {
  const { vat, currency } = closing;
  const { columns, total } = words;
  const rows = vat.map((entry) => ({
    cells: [rate(entry.rate), text(String(entry.key)), ...taxedCells(entry, currency)],
  }));
  return tableOf(
    words.sections.vat,
    [
      labelColumn(columns.rate),
      labelColumn(columns.key),
      amountColumn(columns.net),
      amountColumn(columns.tax),
      amountColumn(columns.gross),
    ],
    rows.length === 0
      ? []
      : [...rows, { cells: [text(total), null, ...taxedCells(taxedSum(vat), currency)], isTotal: true }],
  );
};

/** Every kind of case, with its VAT. */
export const casesTable = ({ closing, words }: ReportSource): readonly ReportTable[] => {
  const { businessCases, currency } = closing;
  const { columns, positionKinds, total } = words;
  const nameOf = ({ kind, name, agency }: (typeof businessCases)[number]) =>
    [positionKinds[kind], name, agency ? words.agency(String(agency)) : null].filter(Boolean).join(' · ');
  const rows = businessCases.map((entry) => ({
    cells: [text(nameOf(entry)), rate(entry.rate), ...taxedCells(entry, currency)],
  }));
  const sum = { cells: [text(total), null, ...taxedCells(taxedSum(businessCases), currency)], isTotal: true };
  return tableOf(
    words.sections.cases,
    [
      labelColumn(columns.businessCase),
      amountColumn(columns.rate),
      amountColumn(columns.net),
      amountColumn(columns.tax),
      amountColumn(columns.gross),
    ],
    rows.length === 0 ? [] : [...rows, sum],
  );
};

/** What was sold of each category, and its part of the turnover. */
export const categoriesTable = ({ closing, words }: ReportSource): readonly ReportTable[] => {
  const { categories, currency } = closing;
  const { columns } = words;
  const whole = sumOf(categories, ({ gross }) => gross);
  const rows = categories.map((entry) => ({
    cells: [
      text(entry.name || words.noCategory),
      quantity(entry.quantity),
      money(entry.gross, currency),
      share(entry.gross, whole),
    ],
  }));
  const sum = {
    cells: [
      text(words.total),
      quantity(sumOf(categories, (entry) => entry.quantity)),
      money(whole, currency),
      null,
    ],
    isTotal: true,
  };
  return tableOf(
    words.sections.categories,
    [
      labelColumn(columns.category),
      amountColumn(columns.quantity),
      amountColumn(columns.gross),
      amountColumn(columns.share),
    ],
    rows.length === 0 ? [] : [...rows, sum],
  );
};

/** What was sold of each article, where the register tells it. */
export const articlesTable = ({ closing, words }: ReportSource): readonly ReportTable[] =>
  tableOf(
    words.sections.articles,
    [
      labelColumn(words.columns.article),
      amountColumn(words.columns.quantity),
      amountColumn(words.columns.gross),
    ],
    (closing.articles ?? []).map((entry) => ({
      cells: [text(entry.name), quantity(entry.quantity), money(entry.gross, closing.currency)],
    })),
  );

/** Turnover of each hour, where the register tells it. */
export const hoursTable = ({ closing, words }: ReportSource): readonly ReportTable[] =>
  tableOf(
    words.sections.hours,
    [
      labelColumn(words.columns.hour),
      amountColumn(words.columns.receipts),
      amountColumn(words.columns.turnover),
    ],
    (closing.hours ?? []).map((entry) => ({
      cells: [
        text(words.hourRange(entry.hour)),
        count(entry.receipts),
        money(entry.turnover, closing.currency),
      ],
    })),
  );

function taxedCells({ net, tax, gross }: Taxed, currency: string) {
  return [money(net, currency), money(tax, currency), money(gross, currency)];
}

function taxedSum(entries: readonly Taxed[]): Taxed {
  return {
    net: sumOf(entries, ({ net }) => net),
    tax: sumOf(entries, ({ tax }) => tax),
    gross: sumOf(entries, ({ gross }) => gross),
  };
}
