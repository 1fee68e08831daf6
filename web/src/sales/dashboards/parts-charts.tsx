import type { PartFigures } from '@tresen/domain/sales/dashboards';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { type AnalyticsWidgetProps, useRangeText } from './analytics-widget.ts';
import { useChartFigures, useMoneyWords } from './chart-words.ts';
import { useChartComparison } from './comparison-name.ts';
import { employeesParam } from './dashboard-address.ts';
import type { WidgetId } from './figure-definitions.ts';
import { useReceiptsLink } from './use-receipts-link.ts';
import { Widget } from './widget.tsx';

/** One bar: whose figures they are, and which receipts they come from. */
interface Part {
  readonly key: string;
  readonly name: string;
  readonly figures: PartFigures;
  readonly behind: Partial<Record<'units' | 'devices' | 'employees', readonly string[]>>;
}

interface PartsChartProps extends AnalyticsWidgetProps {
  readonly id: WidgetId;
  readonly title: string;
  /** What the bars are. */
  readonly rowsName: string;
  readonly parts: readonly Part[];
  readonly isOmitted: boolean;
}

/** Bars of what branches, registers or employees sold. */
export const PartsChart = ({
  id,
  title,
  rowsName,
  parts,
  isOmitted,
  dashboard,
  isSample,
}: PartsChartProps) => {
  const t = useTexts(analyticsTexts);
  const range = useRangeText();
  const receiptsLink = useReceiptsLink(isSample, dashboard.state.currency);
  const comparisonName = useChartComparison(dashboard);
  // Another branch has no branches or registers of its own to stand beside these.
  const comparison = parts.some(({ figures }) => figures.comparisonTurnover !== null) && comparisonName;
  const { from, to, state } = dashboard;
  const { count } = useChartFigures(state.currency);
  const rows = parts
    .map(({ key, name, figures, behind }) => ({
      key,
      label: name,
      value: figures.turnover,
      ...(comparison && { compared: [figures.comparisonTurnover ?? 0] }),
      facts: [figures.receipts],
      ...receiptsLink({ from, to, ...behind }),
    }))
    .sort((one, other) => other.value - one.value);
  return (
    <Widget
      id={id}
      kind="bars"
      title={title}
      subtitle={t.turnoverIn(state.currency, range(from, to))}
      rows={rows}
      words={{
        ...useMoneyWords(rowsName, state.currency),
        ...(comparison && { compared: [comparison] }),
        facts: [count(t.receipts)],
      }}
      empty={isOmitted ? t.omitted : t.emptyRange}
      isSample={isSample}
    />
  );
};

/** Turnover per register. */
export const RegistersChart = (props: AnalyticsWidgetProps) => {
  const t = useTexts(analyticsTexts);
  const { registers, omitted } = props.dashboard;
  const parts = registers.map(({ deviceId, name, unitId, unitName, ...figures }) => ({
    key: `${unitId} ${deviceId}`,
    name: areOfOneUnit(registers) ? name : t.inUnit(name, unitName),
    figures,
    behind: { units: [unitId], devices: [deviceId] },
  }));
  return (
    <PartsChart
      {...props}
      id="registers"
      title={t.registersOfUnits}
      rowsName={t.register}
      parts={parts}
      isOmitted={omitted.includes('REGISTERS')}
    />
  );
};

/** Turnover per employee. */
export const EmployeesChart = (props: AnalyticsWidgetProps) => {
  const t = useTexts(analyticsTexts);
  const { employees, omitted } = props.dashboard;
  const parts = employees.map(({ id, name, unitId, unitName, ...figures }) => {
    const own = name === '' ? t.noEmployee : name;
    return {
      key: id,
      name: areOfOneUnit(employees) ? own : t.inUnit(own, unitName),
      figures,
      behind: { units: [unitId], employees: employeesParam([id]) },
    };
  });
  return (
    <PartsChart
      {...props}
      id="employees"
      title={t.employees}
      rowsName={t.employee}
      parts={parts}
      isOmitted={omitted.includes('EMPLOYEES')}
    />
  );
};

/** Then their names say all: there is no other branch to tell them from. */
function areOfOneUnit(parts: readonly { readonly unitId: string }[]): boolean {
  return parts.every(({ unitId }) => unitId === parts[0]?.unitId);
}
