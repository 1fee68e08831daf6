import type { AnalyticsDashboard } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnits } from '../../organization/units/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { comparisonOf } from './dashboard-address.ts';

/** What the figures are compared with, in a word or two: it stands at every bar. Undefined without a comparison. */
export const useComparisonName = ({
  comparison,
}: Pick<AnalyticsDashboard, 'comparison'>): string | undefined => {
  const t = useTexts(analyticsTexts);
  const units = useUnits();
  const { params } = useAddress();
  if (comparison === null) return undefined;
  const kind = comparisonOf(params);
  if (kind !== 'UNIT') return t[kind];
  return units.find(({ id }) => id === params.get('compareUnit'))?.name ?? t.UNIT;
};

/** The same for charts, which show no zeros of a time in which nothing was sold. */
export const useChartComparison = (dashboard: Pick<AnalyticsDashboard, 'comparison'>): string | undefined => {
  const name = useComparisonName(dashboard);
  return (dashboard.comparison?.receipts ?? 0) > 0 ? name : undefined;
};
