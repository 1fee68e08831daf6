import { useQuery } from '@tanstack/react-query';
import { sampleAnalyticsDashboard, type UnitFigures } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { ChartSkeleton } from '../../kit/charts/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { chosenUnits, useBranches } from '../../organization/units/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import type { AnalyticsWidgetProps } from './analytics-widget.ts';
import styles from './dashboards.module.css';
import { analyticsUnitsQuery } from './dashboards.queries.ts';
import { PartsChart } from './parts-charts.tsx';

interface UnitsChartProps extends AnalyticsWidgetProps {
  readonly units: readonly UnitFigures[];
}

/** Turnover per branch, which comes behind the rest: of hundreds of branches it takes longer than all of that. */
export const AnalyticsUnits = (props: AnalyticsWidgetProps) =>
  props.isSample ? (
    <div className={styles.wide}>
      <UnitsChart {...props} units={sampleAnalyticsDashboard(props.dashboard.today).units} />
    </div>
  ) : (
    <StoredUnits {...props} />
  );

function UnitsChart({ units, ...props }: UnitsChartProps) {
  const t = useTexts(analyticsTexts);
  const parts = units.map(({ unitId, name, ...figures }) => ({
    key: unitId,
    name,
    figures,
    behind: { units: [unitId] },
  }));
  return (
    <PartsChart {...props} id="units" title={t.units} rowsName={t.unit} parts={parts} isOmitted={false} />
  );
}

function StoredUnits(props: AnalyticsWidgetProps) {
  const query = useQuery(analyticsUnitsQuery(useAddress().params));
  const asked = useAskedUnits();
  // One branch alone is what all other charts show.
  if (!query.error && (query.data?.length ?? asked) < 2) return null;
  return (
    <div className={styles.wide}>
      <Loaded query={query} skeleton={<ChartSkeleton />}>
        {(units) => <UnitsChart {...props} units={units} />}
      </Loaded>
    </div>
  );
}

/** How many branches are asked for, as far as is known before the answer. */
function useAskedUnits(): number {
  const branches = useBranches().length;
  return chosenUnits(useAddress().params).length || branches;
}
