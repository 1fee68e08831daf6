import type { Chart } from './chart-file.ts';
import type { ChartRow, ChartWords } from './chart-row.ts';
import type { Box, Pen } from './pen.ts';
import { extentOn, placeOn, type Scale, scaleOf } from './scale.ts';

/** Pixels beside and below the plot, for the numbers and words of its axes, and above it for the legend. */
const axisWidth = 110;
const labelHeight = 36;
const legendHeight = 36;

/** Pixels that a label needs at least. */
const labelWidth = 44;

/** Draws upright columns with their axes, as the page shows them. */
export const drawColumns = (pen: Pen, { rows, words }: Chart, box: Box): void => {
  const hasLegend = (words.compared ?? []).length > 0;
  const top = hasLegend ? legendHeight : 0;
  const plot: Box = {
    x: box.x + axisWidth,
    y: box.y + top,
    width: box.width - axisWidth,
    height: box.height - top - labelHeight,
  };
  const scale = scaleOf(rows.flatMap((row) => [row.value, ...(row.compared ?? [])]));
  if (hasLegend) drawLegend(pen, words, box);
  drawAxis(pen, scale, words, plot);
  const width = plot.width / rows.length;
  const every = Math.max(1, Math.ceil(labelWidth / width));
  const hasGaps = rows.some(({ label }) => label === '');
  for (const [index, row] of rows.entries()) {
    const slot = { ...plot, x: plot.x + index * width, width };
    drawColumn(pen, row, scale, slot);
    if (hasGaps || index % every === 0)
      pen.write(row.label, slot.x + width / 2, plot.y + plot.height + 24, {
        size: 15,
        colour: pen.colours.quiet,
        align: 'center',
      });
  }
};

function drawLegend(pen: Pen, { value, compared = [] }: ChartWords, { x, y }: Box): void {
  for (const [age, name] of [value.name, ...compared].entries()) {
    const at = x + axisWidth + age * 220;
    drawMark(pen, age, { x: at, y: y + 2, width: 14, height: 14 });
    pen.write(name, at + 22, y + 15, { size: 16, colour: pen.colours.quiet, maxWidth: 190 });
  }
}

function drawMark(pen: Pen, age: number, box: Box): void {
  pen.fill(box.x, box.y, box.width, box.height, colourOfAge(pen, age));
  if (age > 1) pen.frame(box.x, box.y, box.width, box.height, pen.colours.before);
}

function colourOfAge(pen: Pen, age: number): string {
  return [pen.colours.mark, pen.colours.before][age] ?? pen.colours.paper;
}

function drawAxis(pen: Pen, scale: Scale, words: ChartWords, plot: Box): void {
  for (const tick of scale.ticks) {
    const y = plot.y + plot.height * (1 - placeOn(scale, tick) / 100);
    const isZero = tick === 0 && scale.bottom < 0;
    pen.fill(plot.x, y, plot.width, 1, isZero ? pen.colours.quiet : pen.colours.line);
    pen.write(words.formatAxis(tick), plot.x - 12, y + 5, {
      size: 15,
      colour: pen.colours.quiet,
      align: 'right',
    });
  }
}

function drawColumn(pen: Pen, row: ChartRow, scale: Scale, slot: Box): void {
  const heights = [row.value, ...(row.compared ?? [])];
  const width = Math.min(40, (slot.width * 0.76) / heights.length);
  const start = slot.x + (slot.width - width * heights.length) / 2;
  for (const [age, value] of heights.entries()) {
    const { from, size } = extentOn(scale, value);
    const height = (slot.height * size) / 100;
    const bottom = slot.y + slot.height * (1 - from / 100);
    const x = start + (heights.length - 1 - age) * width;
    drawMark(pen, age, { x: x + 1, y: bottom - height, width: width - 2, height });
  }
}
