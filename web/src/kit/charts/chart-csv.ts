import { shield } from '@tresen/domain/kit/sheets';
import type { Language } from '../i18n/index.ts';
import { cellColumns, cellsOf } from './chart-cells.ts';
import type { Chart } from './chart-file.ts';
import type { ChartUnit } from './chart-row.ts';

const toQuote = /[;,|\t"\r\n]|^\s|\s$/;

/**
 * The rows of a chart as CSV: UTF-8 with a byte order mark, semicolons, lines by CRLF; decimals in the language's way. No
 * name becomes a formula of the program that opens it.
 */
export const chartCsv = ({ rows, words }: Pick<Chart, 'rows' | 'words'>, language: Language): string => {
  const sign = language === 'de' ? ',' : '.';
  const columns = cellColumns(words);
  const head = [words.rows, ...columns.map(({ name }) => name)];
  const lines = rows.map((row) => {
    const [name, ...figures] = cellsOf(row, words);
    const cells = figures.map((figure, index) =>
      figure === null ? '' : plainFigure(figure, columns[index]?.unit ?? 'number').replace('.', sign),
    );
    return [textCell(name), ...cells];
  });
  return `\uFEFF${[head.map(textCell), ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')}`;
};

/** A figure with a point before its decimals: euros from cents, percent from ratios. */
function plainFigure(figure: number, unit: ChartUnit): string {
  if (unit === 'cents') return (figure / 100).toFixed(2);
  if (unit === 'ratio') return `${Math.round(figure * 1000) / 10}%`;
  return String(figure);
}

function textCell(text: string): string {
  const safe = shield(text);
  return toQuote.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
