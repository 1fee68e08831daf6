import { registersWithoutClosings, tellMissingClosings } from '../../content/notifications/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import { addClosings, type ClosingsPort } from './closings.resolvers.ts';
import { compareClosingsJob, createClosingComparison } from './compare-closings.ts';
import { createClosingWatch, watchClosingsJob } from './missing-closings.ts';
import { addClosingPaperRoutes } from './paper.routes.ts';

export { createClosingDecider } from './closing-decider.ts';
export {
  type ClosingRow,
  closingPage,
  closingTotals,
  cursorOf as closingCursorOf,
} from './closing-list.store.ts';
export type { ClosingsPort } from './closings.resolvers.ts';
export { paperFormats } from './paper-formats.ts';

/** Closings of registers: the list and page for people, the push for registers. */
export const closings: Feature<{ readonly closings: ClosingsPort }> = {
  at: 'pos',
  fields: (kit, { closings: port }) => addClosings(kit, port),
  routes: addClosingPaperRoutes,
  work: ({ db, now, onError }) => ({
    minutely: {
      [compareClosingsJob]: createClosingComparison({ db, now, onError }),
      [watchClosingsJob]: createClosingWatch({
        db,
        now,
        alerts: { open: registersWithoutClosings, tell: tellMissingClosings },
      }),
    },
  }),
};
