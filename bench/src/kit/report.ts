import type { JudgedFigure, Quantity } from './figure.ts';

const sign = { atLeast: '≥', atMost: '≤' } as const;

const outcomeWords = { reached: 'ok', held: 'ok, aim missed', missed: 'MISSED', shown: '' } as const;

const heads = ['benchmark', 'measured', 'figure', 'yardstick', 'its figure', 'ratio', 'floor', 'aim', ''];

/** All figures as a Markdown table, which reads well in a terminal too; notes follow below it. */
export const tableOf = (figures: readonly JudgedFigure[]): string => {
  const rows = [heads, ...figures.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 1));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head = [], ...body] = rows;
  const notes = figures.flatMap(({ measured, note }) => (note ? [`- ${measured.name}: ${note}`] : []));
  return [line(head), rule, ...body.map(line), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
};

/** One figure in one line, told as soon as it is there. */
export const lineOf = (figure: JudgedFigure): string => {
  const { floor } = limitWords(figure);
  const { measured, yardstick, ratio, outcome } = figure;
  const beside = yardstick ? ` beside ${amount(yardstick)} (${yardstick.name}): ${number(ratio ?? 0)}` : '';
  const judged = floor ? ` [${floor}] ${outcomeWords[outcome]}` : '';
  return `${figure.bench}: ${measured.name} ${amount(measured)}${beside}${judged}`;
};

function cellsOf(figure: JudgedFigure): string[] {
  const { floor, aim } = limitWords(figure);
  const { bench, measured, yardstick, ratio } = figure;
  return [
    ...[bench, measured.name, amount(measured), yardstick?.name ?? '', amount(yardstick)],
    ...[ratio === undefined ? '' : number(ratio), floor, aim, outcomeWords[figure.outcome]],
  ];
}

function limitWords({ limit, measured }: JudgedFigure): { floor: string; aim: string } {
  if (!limit) return { floor: '', aim: '' };
  const unit = limit.of === 'measured' ? ` ${measured.unit}` : '×';
  const words = (value: number | undefined, of = unit) =>
    value === undefined ? '' : `${sign[limit.is]} ${value.toLocaleString('en-GB')}${of}`;
  const enough = words(limit.enough, ` ${measured.unit}`);
  return { floor: [enough, words(limit.floor)].filter(Boolean).join(' or '), aim: words(limit.aim) };
}

function amount(quantity: Quantity | undefined): string {
  return quantity ? `${number(quantity.value)} ${quantity.unit}` : '';
}

function number(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
