export { createClosingDecider } from './closing-decider.ts';
export {
  type ClosingRow,
  closingPage,
  closingTotals,
  cursorOf as closingCursorOf,
} from './closing-list.store.ts';
export { addClosings, type ClosingsPort } from './closings.resolvers.ts';
export { compareClosingsJob, createClosingComparison } from './compare-closings.ts';
export { createClosingWatch, watchClosingsJob } from './missing-closings.ts';
export { addClosingPaperRoutes } from './paper.routes.ts';
