export { ChartCard } from './chart-card.tsx';
export type { ChartRow, ChartWords } from './chart-row.ts';
export { ChartSkeleton } from './chart-skeleton.tsx';
