import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { DeviceCauses, ShortSerial } from '../security-devices/index.ts';
import { GuideDialog } from './guide-dialog.tsx';
import { SwapStepList } from './swap-steps.tsx';
import styles from './swaps.module.css';
import type { SwapRow } from './swaps.queries.ts';
import { swapTexts } from './swaps-texts.ts';
import type { SwapActions } from './use-swap-actions.ts';

interface RowProps {
  readonly row: SwapRow;
  readonly actions: SwapActions;
}

/** A device at its end: where it is, how far its swap is, and what is to be done next. */
export const Swap = ({ row, actions }: RowProps) => {
  const t = useTexts(swapTexts);
  const f = useFormats();
  const { id, serial, registerName, unitName, causes, certificateExpiresAt, successorId, successorSerial } =
    row;
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <Link to={`/manage/data/securityDevices/${id}`} className={styles.name}>
          <bdi>{registerName}</bdi>
        </Link>
        <bdi>{unitName}</bdi>
        <ShortSerial serial={serial} />
      </div>
      <p className={styles.muted}>
        {causes.length > 0 && <DeviceCauses causes={causes} />}
        {certificateExpiresAt !== null && <span>{t.expires(f.day(certificateExpiresAt.slice(0, 10)))}</span>}
        {successorId !== null && (
          <span>
            {t.successor}:{' '}
            <Link to={`/manage/data/securityDevices/${successorId}`}>
              <ShortSerial serial={successorSerial ?? ''} />
            </Link>
          </span>
        )}
      </p>
      <SwapStepList row={row} />
      <Next row={row} actions={actions} />
    </div>
  );
};

/** The button of the next step, for those who may take it. */
function Next({ row, actions }: RowProps) {
  const t = useTexts(swapTexts);
  const isOwner = useMayUse('Mutation.runSecurityDeviceAction');
  const mayOrder = useMayUse('Query.shopCatalogue');
  const [isGuided, setGuided] = useState(false);
  const { id, unitId, next, canExport, successorId } = row;
  const press = { variant: 'outlined', disabled: actions.isPending } as const;
  if (next === null)
    return (
      <p className={styles.muted}>
        {row.steps.some(({ state }) => state === 'running') ? t.waiting : t.finished}
      </p>
    );
  return (
    <div className={styles.actions}>
      {next === 'order' && mayOrder && (
        <Button {...press} onClick={() => actions.order([row])}>
          {t.orderOne}
        </Button>
      )}
      {next === 'archive' && canExport && successorId === null && isOwner && (
        <Button {...press} onClick={() => actions.exportArchives([row])}>
          {t.exportOne}
        </Button>
      )}
      {next === 'archive' && (
        <Button component={Link} to={`/manage/data/securityDevices/${id}`}>
          {t.toDevice}
        </Button>
      )}
      {(next === 'swap' || isGuided) && (
        <Button variant="outlined" onClick={() => setGuided(true)}>
          {t.swapOne}
        </Button>
      )}
      {next === 'notify' && (
        <Button component={Link} variant="outlined" to={`/manage/data/register/${unitId}`}>
          {t.toNotification}
        </Button>
      )}
      {next === 'keep' && isOwner && (
        <Button {...press} onClick={() => actions.keep([row])}>
          {t.keepOne}
        </Button>
      )}
      {isGuided && <GuideDialog row={row} onClose={() => setGuided(false)} />}
    </div>
  );
}
