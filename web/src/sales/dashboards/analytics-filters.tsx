import Button from '@mui/material/Button';
import { useAddress } from '../../kit/address/index.ts';
import { DateBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import styles from './dashboards.module.css';
import { dashboardTexts } from './dashboards-texts.ts';

interface AnalyticsFiltersProps {
  /** The range that the figures have, also where the address names none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const parts = ['units', 'from', 'to', 'year'] as const;

/** The one filter bar of Analytics; its state is the address. */
export const AnalyticsFilters = ({ from, to }: AnalyticsFiltersProps) => {
  const t = useTexts(dashboardTexts);
  const { params, change } = useAddress();
  const isFiltered = parts.some((name) => params.has(name));
  return (
    <search className={styles.filters} aria-label={t.filter}>
      <BranchFilter />
      <DateBox
        label={t.from}
        value={params.get('from') ?? from ?? ''}
        onChange={(day) => change({ from: day })}
      />
      <DateBox label={t.to} value={params.get('to') ?? to ?? ''} onChange={(day) => change({ to: day })} />
      {isFiltered && (
        <Button onClick={() => change(Object.fromEntries(parts.map((name) => [name, null])))}>
          {t.resetFilter}
        </Button>
      )}
    </search>
  );
};
