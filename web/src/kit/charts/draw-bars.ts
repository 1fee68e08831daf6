import type { Chart } from './chart-file.ts';
import { rowName } from './chart-row.ts';
import type { Box, Pen } from './pen.ts';
import { extentOn, placeOn, tightScaleOf } from './scale.ts';

const rowHeight = 62;

/** The pixels that the bars of a chart need. */
export const barsHeight = ({ rows }: Pick<Chart, 'rows'>): number => rows.length * rowHeight;

/** Draws lying bars with names, values and facts, as the page shows them. */
export const drawBars = (pen: Pen, { rows, words }: Chart, box: Box): void => {
  const scale = tightScaleOf(rows.flatMap(({ value, compared = [] }) => [value, ...compared]));
  const zero = box.x + (box.width * placeOn(scale, 0)) / 100;
  const fillBar = (value: number, y: number, height: number, colour: string) => {
    const { from, size } = extentOn(scale, value);
    pen.fill(box.x + (box.width * from) / 100, y, (box.width * size) / 100, height, colour);
  };
  const { colours } = pen;
  for (const [index, row] of rows.entries()) {
    const y = box.y + index * rowHeight;
    const end = box.x + box.width;
    const notes = [
      ...(row.compared ?? []).map((value, at) => `${words.compared?.[at]}: ${words.value.format(value)}`),
      ...(row.facts ?? []).map(
        (value, at) => `${words.facts?.[at]?.name}: ${words.facts?.[at]?.format(value)}`,
      ),
    ].join('   ');
    pen.write(rowName(row), box.x, y + 18, { size: 17, maxWidth: box.width * 0.5 });
    pen.write(words.value.format(row.value), end, y + 18, { size: 17, weight: 600, align: 'right' });
    pen.write(notes, end - 150, y + 18, {
      size: 14,
      colour: colours.quiet,
      align: 'right',
      maxWidth: box.width * 0.35,
    });
    pen.fill(box.x, y + 28, box.width, 12, colours.track);
    fillBar(row.value, y + 28, 12, colours.mark);
    const [before] = row.compared ?? [];
    if (before !== undefined) fillBar(before, y + 42, 5, colours.before);
    if (scale.bottom < 0) pen.fill(zero, y + 26, 1, 16, colours.quiet);
  }
};
