import { comparisons } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { chosenUnits, useBranches } from '../../organization/units/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { comparisonOf, usualComparison } from './dashboard-address.ts';
import { FilterSelect } from './filter-select.tsx';

/** What the figures are compared with; another branch where there is one. */
export const ComparisonFilter = () => {
  const t = useTexts(analyticsTexts);
  const { params, change } = useAddress();
  const branches = useBranches();
  const chosen = chosenUnits(params);
  const others = branches.filter(({ id }) => chosen.length !== 1 || id !== chosen[0]);
  const comparison = comparisonOf(params);
  const offered = comparisons.filter((one) => one !== 'UNIT' || branches.length > 1);
  const choose = (value: string) =>
    change({
      compare: value === usualComparison ? null : value,
      compareUnit: value === 'UNIT' ? (others[0]?.id ?? null) : null,
    });
  return (
    <>
      <FilterSelect
        label={t.comparison}
        value={comparison}
        options={offered.map((value) => ({ value, title: t[value] }))}
        onValue={choose}
      />
      {comparison === 'UNIT' && (
        <FilterSelect
          label={t.comparisonUnit}
          value={params.get('compareUnit') ?? ''}
          options={others.map(({ id, name }) => ({ value: id, title: name }))}
          onValue={(compareUnit) => change({ compareUnit })}
        />
      )}
    </>
  );
};
