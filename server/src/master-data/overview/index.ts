import type { Feature } from '../../kit/features/index.ts';
import { addOverview } from './overview.resolvers.ts';
import type { OverviewPort } from './overview.service.ts';

/** Branches, and how far they are with master data. */
export const overview: Feature<{ readonly overview: OverviewPort }> = {
  at: 'pos',
  fields: (kit, { overview: port }) => addOverview(kit, port),
};
