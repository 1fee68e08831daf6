export type { HeatFilter } from './heat.queries.ts';
export { HeatMark, useHeatWords } from './heat-mark.tsx';
export { HeatPanel } from './heat-panel.tsx';
export { type HeatSpan, useHeatSpan } from './heat-spans.ts';
export { SpanChoice } from './span-choice.tsx';
export { type ButtonHeatState, useButtonHeat, useSoldPieces } from './use-button-heat.ts';
