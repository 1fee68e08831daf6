import type { Chart } from './chart-file.ts';
import { isEmptyChart } from './chart-row.ts';
import { barsHeight, drawBars } from './draw-bars.ts';
import { drawColumns } from './draw-columns.ts';
import { type Pen, penOn } from './pen.ts';

/** Pixels of the picture as it is drawn; it has twice as many, for paper and sharp screens. */
const width = 1200;
const columnsHeight = 560;
const edge = 32;
const headHeight = 84;
const sharpness = 2;

/**
 * A chart as a PNG, in the colours that the page has now: title, unit, period and all rows.
 * @param sampleMark stands at the title of sample figures
 * @throws Error where the browser cannot make it
 */
export const chartPicture = async (chart: Chart, sampleMark: string): Promise<Blob> => {
  const inner = chart.kind === 'columns' ? columnsHeight : barsHeight(chart);
  const height = headHeight + inner + 2 * edge;
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const pen = penOn(canvas, sharpness);
  pen.fill(0, 0, width, height, pen.colours.paper);
  drawHead(pen, chart, sampleMark);
  const box = { x: edge, y: edge + headHeight, width: width - 2 * edge, height: inner };
  if (!isEmptyChart(chart.rows)) (chart.kind === 'columns' ? drawColumns : drawBars)(pen, chart, box);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return blob;
};

function drawHead(pen: Pen, { title, subtitle, isSample }: Chart, sampleMark: string): void {
  pen.write(isSample ? `${title} (${sampleMark})` : title, edge, edge + 24, { size: 26, weight: 700 });
  pen.write(subtitle, edge, edge + 50, { size: 17, colour: pen.colours.quiet });
}
