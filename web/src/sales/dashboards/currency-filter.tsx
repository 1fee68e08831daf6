import type { DataState } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { FilterSelect } from './filter-select.tsx';

/** The currency whose figures show; not there while all branches have the same (contract 15). */
export const CurrencyFilter = ({
  state,
}: {
  readonly state: Pick<DataState, 'currency' | 'currencies'> | undefined;
}) => {
  const t = useTexts(analyticsTexts);
  const { change } = useAddress();
  if (!state || state.currencies.length < 2) return null;
  return (
    <FilterSelect
      label={t.currency}
      value={state.currency}
      options={state.currencies.map((value) => ({ value, title: value }))}
      onValue={(currency) => change({ currency })}
    />
  );
};
