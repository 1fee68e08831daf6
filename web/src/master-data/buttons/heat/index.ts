export type { HeatFilter } from './heat.queries.ts';
export { HeatMark, useHeatWords } from './heat-mark.tsx';
export { HeatPanel } from './heat-panel.tsx';
export { type HeatDays, useHeatDays, useHeatSince } from './heat-spans.ts';
export { HeatPlaceChoice } from './place-choice.tsx';
export { SpanChoice } from './span-choice.tsx';
export { type ButtonHeatState, useButtonHeat, useSoldPieces } from './use-button-heat.ts';
export { type HeatPlaces, useHeatPlaces } from './use-heat-places.ts';
export { type SinceOf, usePlacedDays } from './use-placed-days.ts';
