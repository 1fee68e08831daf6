import Button from '@mui/material/Button';
import type { DataState } from '@tresen/domain/sales/dashboards';
import type { ReactNode } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterListIcon } from '../../kit/icons/filter-list.tsx';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { ComparisonFilter } from './comparison-filter.tsx';
import { CurrencyFilter } from './currency-filter.tsx';
import { filterCount, filterNames } from './dashboard-address.ts';
import styles from './dashboards.module.css';
import { RangeFilter, type ShownRange } from './range-filter.tsx';
import { SourceFilters } from './source-filters.tsx';

interface SalesFiltersProps {
  /** What the page shows; undefined until it has come. */
  readonly shown: (ShownRange & { readonly state: Pick<DataState, 'currency' | 'currencies'> }) | undefined;
  /** What does not narrow the page. */
  readonly without?: readonly ('sources' | 'range' | 'comparison')[];
  /** More of it, which a page has for itself. */
  readonly children?: ReactNode;
}

const nothing = Object.fromEntries(filterNames.map((name) => [name, null]));

/** The bar folded into a button, which on a phone opens it over the page. */
export const FoldedFilters = (props: SalesFiltersProps) => {
  const t = useTexts(analyticsTexts);
  const { params } = useAddress();
  const { isOpen, toggle, close } = usePanel('filter');
  const count = filterCount(params);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
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

/** The one filter bar of Analytics and reports; its state is the address. */
export const SalesFilters = (props: SalesFiltersProps) => {
  const t = useTexts(analyticsTexts);
  return (
    <search className={styles.filters} aria-label={t.filter}>
      <Fields {...props} />
    </search>
  );
};

function Fields({ shown, without = [], children }: SalesFiltersProps) {
  const t = useTexts(analyticsTexts);
  const { params, change } = useAddress();
  const isFiltered = filterNames.some((name) => params.has(name));
  return (
    <>
      <BranchFilter resets={['devices', 'employees']} />
      {!without.includes('sources') && <SourceFilters />}
      {!without.includes('range') && <RangeFilter shown={shown} />}
      {!without.includes('comparison') && <ComparisonFilter />}
      <CurrencyFilter state={shown?.state} />
      {children}
      {isFiltered && <Button onClick={() => change(nothing)}>{t.resetFilter}</Button>}
    </>
  );
}
