import type { DataState } from '@tresen/domain/sales/dashboards';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useBranchTime } from '../../organization/units/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** As long as what `DataFrom` says. */
export const useHeldDataFrom = (): string => {
  const f = useFormats();
  return useTexts(dashboardTexts).dataFrom(f.dateTime('2000-12-30T12:00:00Z', undefined));
};

/** When the newest receipt arrived, by the clock of its branch (DSH-17); read out when it changes. */
export const DataFrom = ({ state }: { readonly state: DataState }) => {
  const t = useTexts(dashboardTexts);
  const write = useBranchTime();
  return (
    <span role="status">
      {state.dataFrom === null ? t.noDataYet : t.dataFrom(write(state.dataFrom, state.dataZone ?? undefined))}
    </span>
  );
};
