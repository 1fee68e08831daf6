export { createClosingDecider } from './closing-decider.ts';
export { addClosings, type ClosingsPort } from './closings.resolvers.ts';
export { compareClosingsJob, createClosingComparison } from './compare-closings.ts';
export { createClosingWatch, watchClosingsJob } from './missing-closings.ts';
export { addClosingPaperRoutes } from './paper.routes.ts';
