import Button from '@mui/material/Button';
import type { SwapStep } from '@tresen/domain/fiscal/swaps';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import type { SwapRow } from './swaps.queries.ts';
import { swapTexts } from './swaps-texts.ts';
import type { SwapActions } from './use-swap-actions.ts';

interface SwapStepButtonProps {
  readonly row: SwapRow;
  readonly actions: SwapActions;
  readonly step: SwapStep;
  readonly onGuide: () => void;
}

/** What does a step or leads to where it is done; nothing for those who may not. */
export const SwapStepButton = ({ step, row, actions, onGuide }: SwapStepButtonProps) => {
  const t = useTexts(swapTexts);
  const isOwner = useMayUse('Mutation.runSecurityDeviceAction');
  const mayOrder = useMayUse('Query.shopCatalogue');
  const { id, unitId, canExport, successorId } = row;
  const variant = step === row.next ? 'outlined' : 'text';
  const press = { variant, disabled: actions.isPending } as const;
  const link = (address: string, words: string) => (
    <Button component={Link} variant={variant} to={address}>
      {words}
    </Button>
  );
  switch (step) {
    case 'order':
      return (
        mayOrder && (
          <Button {...press} onClick={() => actions.order([row])}>
            {t.orderOne}
          </Button>
        )
      );
    case 'archive':
      return canExport && successorId === null && isOwner ? (
        <>
          <Button {...press} onClick={() => actions.exportArchives([row])}>
            {t.exportOne}
          </Button>
          <Button component={Link} to={`/manage/data/securityDevices/${id}`}>
            {t.toDevice}
          </Button>
        </>
      ) : (
        link(`/manage/data/securityDevices/${id}`, t.toDevice)
      );
    case 'swap':
      return (
        <Button variant={variant} onClick={onGuide}>
          {t.swapOne}
        </Button>
      );
    case 'notify':
      return link(`/manage/data/register/${unitId}`, t.toNotification);
    case 'keep':
      return (
        isOwner && (
          <Button {...press} onClick={() => actions.keep([row])}>
            {t.keepOne}
          </Button>
        )
      );
  }
};
