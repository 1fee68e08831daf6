import { listParam, useAddress } from '../address/index.ts';
import { usePanel } from '../panel-drawer/index.ts';

/** What the address says of a chart: whether it is a table, fills the screen, or is being explained. */
export const useChartAddress = (id: string) => {
  const { params, change } = useAddress();
  const tables = listParam(params, 'tables');
  const isTable = tables.includes(id);
  const toggleTable = () =>
    change({ tables: isTable ? tables.filter((other) => other !== id) : [...tables, id] }, { replace: true });
  return { isTable, toggleTable, full: usePanel(id, 'widget'), about: usePanel(id, 'about') } as const;
};
