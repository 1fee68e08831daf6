import type { AnalyticsDashboard } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnits } from '../../organization/units/index.ts';
import { comparisonOf } from './dashboard-address.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** What every widget of Analytics gets. */
export interface AnalyticsWidgetProps {
  readonly dashboard: AnalyticsDashboard;
  readonly isSample: boolean;
}

/** Days from–to as they are written; one day as itself. */
export const useRangeText = () => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  return (from: string, to: string): string => (from === to ? f.day(from) : t.range(f.day(from), f.day(to)));
};

/** What the figures are compared with, in words; undefined without a comparison. */
export const useComparisonName = ({
  comparisonFrom,
  comparisonTo,
}: Pick<AnalyticsDashboard, 'comparisonFrom' | 'comparisonTo'>): string | undefined => {
  const t = useTexts(dashboardTexts);
  const range = useRangeText();
  const units = useUnits();
  const { params } = useAddress();
  if (comparisonFrom === null || comparisonTo === null) return undefined;
  const comparison = comparisonOf(params);
  if (comparison === 'UNIT') return units.find(({ id }) => id === params.get('compareUnit'))?.name ?? t.UNIT;
  return t.comparedRange(t[comparison], range(comparisonFrom, comparisonTo));
};
