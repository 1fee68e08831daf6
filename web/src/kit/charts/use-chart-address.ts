import { listParam, useAddress } from '../address/index.ts';
import { usePanel } from '../panel-drawer/index.ts';

/** What a table in full screen keeps in the address: it goes with it. */
const wholeNames = ['search', 'sort', 'after', 'page'] as const;

/** What the address says of a chart: whether it is a table, fills the screen, or is being explained. */
export const useChartAddress = (id: string) => {
  const { params, change } = useAddress();
  const tables = listParam(params, 'tables');
  const isTable = tables.includes(id);
  const toggleTable = () =>
    change({ tables: isTable ? tables.filter((other) => other !== id) : [...tables, id] }, { replace: true });
  return { isTable, toggleTable, full: useFullScreen(id), about: usePanel(id, 'about') } as const;
};

function useFullScreen(id: string) {
  const { params, change } = useAddress();
  const panel = usePanel(id, 'widget');
  const isMoved = wholeNames.some((name) => params.has(name));
  const nothing = Object.fromEntries(['widget', ...wholeNames].map((name) => [name, null]));
  const close = () => (isMoved ? change(nothing, { replace: true }) : panel.close());
  return { ...panel, close };
}
