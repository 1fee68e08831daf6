export { ChartCard } from './chart-card.tsx';
export type { Chart } from './chart-file.ts';
export type { ChartFigure, ChartRow, ChartUnit, ChartWords } from './chart-row.ts';
export { ChartSkeleton } from './chart-skeleton.tsx';
export { ChartView } from './chart-view.tsx';
export { placeOn, scaleOf } from './scale.ts';
