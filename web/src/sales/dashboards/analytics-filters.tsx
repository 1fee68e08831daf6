import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import type { AnalyticsData } from './analytics-widget.ts';
import { ComparisonFilter } from './comparison-filter.tsx';
import { CurrencyFilter } from './currency-filter.tsx';
import { filterCount, filterNames } from './dashboard-address.ts';
import styles from './dashboards.module.css';
import { dashboardTexts } from './dashboards-texts.ts';
import { RangeFilter } from './range-filter.tsx';
import { SourceFilters } from './source-filters.tsx';

interface AnalyticsFiltersProps {
  /** What the page shows; undefined until it has come. */
  readonly shown: AnalyticsData | undefined;
}

const nothing = Object.fromEntries(filterNames.map((name) => [name, null]));

/** The bar folded into a button, which on a phone opens it over the page. */
export const FoldedFilters = (props: AnalyticsFiltersProps) => {
  const t = useTexts(dashboardTexts);
  const { params } = useAddress();
  const { isOpen, toggle, close } = usePanel('filter');
  const count = filterCount(params);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {count === 0 ? t.openFilter : t.openFilterWith(String(count))}
      </Button>
      {isOpen && (
        <FormDialog title={t.filter} onClose={close}>
          <div className={styles.sheet}>
            <Fields {...props} />
            <Button variant="contained" onClick={close}>
              {t.showFigures}
            </Button>
          </div>
        </FormDialog>
      )}
    </>
  );
};

/** The one filter bar of Analytics; its state is the address. */
export const AnalyticsFilters = (props: AnalyticsFiltersProps) => {
  const t = useTexts(dashboardTexts);
  return (
    <search className={styles.filters} aria-label={t.filter}>
      <Fields {...props} />
    </search>
  );
};

function Fields({ shown }: AnalyticsFiltersProps) {
  const t = useTexts(dashboardTexts);
  const { params, change } = useAddress();
  const isFiltered = filterNames.some((name) => params.has(name));
  return (
    <>
      <BranchFilter resets={['devices', 'employees']} />
      <SourceFilters />
      <RangeFilter shown={shown} />
      <ComparisonFilter />
      <CurrencyFilter state={shown?.state} />
      {isFiltered && <Button onClick={() => change(nothing)}>{t.resetFilter}</Button>}
    </>
  );
}
