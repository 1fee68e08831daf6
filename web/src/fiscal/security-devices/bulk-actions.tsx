import Button from '@mui/material/Button';
import { bulkDeviceActions } from '@tresen/domain/fiscal/security-devices';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Selection } from '../../kit/list/index.ts';
import { actionTexts } from './device-actions-texts.ts';
import { useToldRun } from './use-told-run.ts';

/** What many registers do with their devices at once: what changes nothing at a device. */
export const BulkActions = ({ selection }: { readonly selection: Selection }) => {
  const t = useTexts(actionTexts);
  const { start, isPending } = useToldRun();
  return bulkDeviceActions.map((action) => (
    <Button key={action} disabled={isPending} onClick={() => start([...selection.ids], action)}>
      {t[`${action}s`]}
    </Button>
  ));
};
