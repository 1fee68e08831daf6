export {
  type CounterFault,
  type CounterGap,
  counterFaults,
  findGaps,
  missingIn,
} from './counter-gaps.ts';
export {
  type CounterKind,
  type CounterLife,
  type CounterRun,
  counterKinds,
  livesOf,
} from './counter-runs.ts';
export { gapList } from './gap-list.ts';
export { gapListWords } from './gap-list-words.ts';
export {
  type ExplainedGap,
  explainGap,
  type GapState,
  gapGraceMs,
  gapStates,
  isGapKnown,
  type KnownGap,
  originOfGap,
  type Whereabouts,
} from './gap-states.ts';
