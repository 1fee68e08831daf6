import type { Store } from '../store/index.ts';
import { wordsOf } from './button-words.ts';
import type { OwnButton, OwnGrid } from './own-grid.ts';

/** Characters of a cell, without its border. */
const width = 12;

/**
 * A layer as lines of text, one cell beside the other, rows and columns counted from 1 as in the editor; a button that
 * takes several cells stands in each of them.
 */
export function drawLayer(store: Store, grid: OwnGrid, layer: number): readonly string[] {
  const border = `   +${`${'-'.repeat(width)}+`.repeat(grid.columns)}`;
  const columns = Array.from({ length: grid.columns }, (_, column) => ` ${String(column + 1).padEnd(width)}`);
  const rows = Array.from({ length: grid.rows }, (_, row) => {
    const cells = Array.from({ length: grid.columns }, (__, column) => {
      const button = grid.buttons.find((one) => covers(one, layer, row, column));
      return cellOf((button && wordsOf(store, button)) ?? '');
    });
    return [`${String(row + 1).padStart(2)} |${cells.join('|')}|`, border];
  });
  return [`   ${columns.join('')}`.trimEnd(), border, ...rows.flat()];
}

/** A button takes the cell. */
export function covers(button: OwnButton, layer: number, row: number, column: number): boolean {
  return (
    button.layer === layer &&
    row >= button.row &&
    row < button.row + button.rowSpan &&
    column >= button.column &&
    column < button.column + button.columnSpan
  );
}

function cellOf(words: string): string {
  const shown = words.length > width ? `${words.slice(0, width - 1)}…` : words;
  return shown.padEnd(width);
}
