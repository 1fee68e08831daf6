import type { ChartRow } from './chart-row.ts';

/**
 * What makes a chart that is too wide for a phone scroll by keyboard: its links have the focus one after the other; where
 * there are none, as in sample figures, the box itself has it.
 */
export const scrollByKeyboard = (rows: readonly ChartRow[], name: string) =>
  rows.some(({ to }) => to !== undefined) ? {} : { role: 'group', tabIndex: 0, 'aria-label': name };
