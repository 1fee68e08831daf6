import type { DeviceAction } from '@tresen/domain/fiscal/security-devices';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useRunAction } from './device-actions.queries.ts';
import { actionTexts, refusalTexts } from './device-actions-texts.ts';

/** Runs an action, and says how many registers do it and why others do not. */
export const useToldRun = () => {
  const t = useTexts(actionTexts);
  const reasons = useTexts(refusalTexts);
  const notify = useNotify();
  const run = useRunAction();
  const start = (ids: readonly string[], action: DeviceAction, clientId?: string) =>
    run.mutate(
      { ids, action, ...(clientId !== undefined && { clientId }) },
      {
        onSuccess: ({ asked, refusals }) => {
          const words = [...new Set(refusals)].map((refusal) => reasons[refusal]).join(' ');
          if (refusals.length > 0)
            notify.error(ids.length === 1 ? words : t.notAsked(refusals.length, words));
          if (asked > 0) notify.success(t.asked(asked));
        },
        onError: notify.failure,
      },
    );
  return { start, isPending: run.isPending };
};
