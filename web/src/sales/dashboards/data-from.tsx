import type { DataState } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { chosenUnits, useZone } from '../../organization/units/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** As long as what `DataFrom` says. */
export const useHeldDataFrom = (): string => {
  const f = useFormats();
  return useTexts(dashboardTexts).dataFrom(f.dateTime('2000-12-30T12:00:00Z', undefined));
};

/** When the newest receipt arrived (DSH-17); read out when it changes. */
export const DataFrom = ({ state }: { readonly state: DataState }) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const zone = useZone(chosenUnits(useAddress().params));
  return (
    <span role="status">
      {state.dataFrom === null ? t.noDataYet : t.dataFrom(f.dateTime(state.dataFrom, zone))}
    </span>
  );
};
