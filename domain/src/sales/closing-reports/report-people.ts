import { amountColumn, labelColumn, type ReportSource, type ReportTable, sumOf, tableOf } from './report.ts';
import { count, money, text } from './report-cell.ts';

/** What each employee sold, took in cash, got as a tip, cancelled and discounted. */
export const employeesTable = ({ closing, words }: ReportSource): readonly ReportTable[] => {
  const { employees, currency } = closing;
  const { columns } = words;
  const fields = ['turnover', 'cash', 'tips', 'cancelled', 'discounts'] as const;
  const rows = employees.map((entry) => ({
    cells: [
      text(entry.name || words.nobody),
      count(entry.receipts),
      ...fields.map((field) => money(entry[field], currency)),
    ],
  }));
  const sum = {
    cells: [
      text(words.total),
      count(sumOf(employees, ({ receipts }) => receipts)),
      ...fields.map((field) =>
        money(
          sumOf(employees, (entry) => entry[field]),
          currency,
        ),
      ),
    ],
    isTotal: true,
  };
  return tableOf(
    words.sections.employees,
    [
      labelColumn(columns.employee),
      amountColumn(columns.receipts),
      ...fields.map((field) => amountColumn(columns[field])),
    ],
    rows.length === 0 ? [] : [...rows, sum],
  );
};

/** Tips by who they are for and how they were paid. */
export const tipsTable = ({ closing, words }: ReportSource): readonly ReportTable[] => {
  const { tips, currency } = closing;
  const { columns } = words;
  const rows = tips.map((entry) => ({
    cells: [
      text(words.tipRecipients[entry.recipient]),
      text(words.paymentKinds[entry.payment]),
      count(entry.count),
      money(entry.amount, currency),
    ],
  }));
  const sum = {
    cells: [
      text(words.total),
      null,
      count(sumOf(tips, (entry) => entry.count)),
      money(
        sumOf(tips, ({ amount }) => amount),
        currency,
      ),
    ],
    isTotal: true,
  };
  return tableOf(
    words.sections.tips,
    [
      labelColumn(columns.recipient),
      labelColumn(columns.payment),
      amountColumn(columns.count),
      amountColumn(columns.amount),
    ],
    rows.length === 0 ? [] : [...rows, sum],
  );
};
