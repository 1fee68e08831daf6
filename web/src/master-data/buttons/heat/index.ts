export type { HeatFilter } from './heat.queries.ts';
export { HeatMark, useHeatWords } from './heat-mark.tsx';
export { HeatPanel } from './heat-panel.tsx';
export { type ButtonHeatState, type MeanTaps, useButtonHeat, useSoldPieces } from './use-button-heat.ts';
