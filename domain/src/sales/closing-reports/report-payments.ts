import { amountColumn, labelColumn, type ReportSource, type ReportTable, sumOf, tableOf } from './report.ts';
import { count, money, text } from './report-cell.ts';

/** Payments, and the cash of each currency where there are several. */
export const paymentTables = (source: ReportSource): readonly ReportTable[] => {
  const { closing, words } = source;
  const currencies = closing.cashByCurrency.length > 1 ? closing.cashByCurrency : [];
  return [
    ...paymentsTable(source),
    ...tableOf(
      words.cashByCurrency,
      [labelColumn(words.columns.currency), amountColumn(words.columns.amount)],
      currencies.map(({ currency, amount }) => ({ cells: [text(currency), money(amount, currency)] })),
    ),
  ];
};

/** How was paid; a column for foreign money where there was some. */
function paymentsTable({ closing, words }: ReportSource): readonly ReportTable[] {
  const { payments, currency } = closing;
  const { columns, paymentKinds } = words;
  const hasForeign = payments.some(({ foreignAmount }) => typeof foreignAmount === 'number');
  const foreign = (entry: (typeof payments)[number]) =>
    typeof entry.foreignAmount === 'number' ? money(entry.foreignAmount, entry.currency) : null;
  const nameOf = ({ kind, name }: (typeof payments)[number]) =>
    name && name !== paymentKinds[kind] ? `${paymentKinds[kind]} · ${name}` : paymentKinds[kind];
  const rows = payments.map((entry) => ({
    cells: [
      text(nameOf(entry)),
      count(entry.count),
      ...(hasForeign ? [foreign(entry)] : []),
      money(entry.amount, currency),
    ],
  }));
  const sum = {
    cells: [
      text(words.total),
      count(sumOf(payments, (entry) => entry.count)),
      ...(hasForeign ? [null] : []),
      money(
        sumOf(payments, ({ amount }) => amount),
        currency,
      ),
    ],
    isTotal: true,
  };
  return tableOf(
    words.sections.payments,
    [
      labelColumn(columns.payment),
      amountColumn(columns.count),
      ...(hasForeign ? [amountColumn(columns.foreignAmount)] : []),
      amountColumn(columns.amount),
    ],
    rows.length === 0 ? [] : [...rows, sum],
  );
}
