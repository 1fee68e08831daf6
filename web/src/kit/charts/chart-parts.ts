import type { ReactNode } from 'react';
import type { Chart } from './chart-file.ts';
import type { useChartAddress } from './use-chart-address.ts';

/** All of what a chart shows the beginning of. */
export interface Whole {
  /** What opens it. */
  readonly name: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** What the menu of a chart needs to know. */
export interface ChartMenuProps {
  readonly chart: Chart;
  readonly isEmpty: boolean;
  readonly address: ReturnType<typeof useChartAddress>;
  readonly whole: Whole | undefined;
}

/** What opens over the page, beside what the menu knows. */
export interface ChartDialogsProps extends ChartMenuProps {
  readonly about: ReactNode;
}
