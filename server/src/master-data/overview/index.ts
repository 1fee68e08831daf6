export { addOverview } from './overview.resolvers.ts';
export type { OverviewPort } from './overview.service.ts';
