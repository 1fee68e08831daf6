import { useTexts } from '../../kit/i18n/index.ts';
import { tellRegisters } from '../../kit/live/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** Fetches the figures of a page again, and asks the registers for what they hold back (DSH-15); says when it fails. */
export const useRefreshFigures = (refetch: () => Promise<{ readonly isError: boolean }>) => {
  const t = useTexts(dashboardTexts);
  const notify = useNotify();
  return async (): Promise<void> => {
    // Registers that hold something back send it now; it then shows by itself.
    tellRegisters('UpdateChartData').catch(() => undefined);
    const { isError } = await refetch();
    if (isError) notify.error(t.refreshFailed);
  };
};
