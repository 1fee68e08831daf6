import type { Feature } from '../../kit/features/index.ts';
import { addReportPins } from './report-pins.resolvers.ts';

/** Saved reports on Home. */
export const reportPins: Feature = {
  at: 'general',
  fields: addReportPins,
};
