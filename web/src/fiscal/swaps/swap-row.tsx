import { swapSteps } from '@tresen/domain/fiscal/swaps';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DeviceCauses, ShortSerial } from '../security-devices/index.ts';
import { GuideDialog } from './guide-dialog.tsx';
import { SwapStepButton } from './swap-step-button.tsx';
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

/** The buttons of what may be done now, for those who may do it; that of the next step stands out. */
function Next({ row, actions }: RowProps) {
  const t = useTexts(swapTexts);
  const [isGuided, setGuided] = useState(false);
  const { possible, steps } = row;
  return (
    <div className={styles.actions}>
      {possible.length === 0 && (
        <p className={styles.muted}>
          {steps.some(({ state }) => state === 'running') ? t.waiting : t.finished}
        </p>
      )}
      {swapSteps
        .filter((step) => possible.includes(step))
        .map((step) => (
          <SwapStepButton
            key={step}
            step={step}
            row={row}
            actions={actions}
            onGuide={() => setGuided(true)}
          />
        ))}
      {isGuided && <GuideDialog row={row} onClose={() => setGuided(false)} />}
    </div>
  );
}
