import type { AnalyticsDashboard } from '@tresen/domain/sales/dashboards';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** What Analytics shows but its branches, which come by themselves. */
export type AnalyticsData = Omit<AnalyticsDashboard, 'units'>;

/** What every widget of Analytics gets. */
export interface AnalyticsWidgetProps {
  readonly dashboard: AnalyticsData;
  readonly isSample: boolean;
}

/** Days from–to as they are written; one day as itself. */
export const useRangeText = () => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  return (from: string, to: string): string => (from === to ? f.day(from) : t.range(f.day(from), f.day(to)));
};
