export { addDashboards } from './dashboards.resolvers.ts';
