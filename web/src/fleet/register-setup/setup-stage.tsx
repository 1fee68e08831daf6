import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../../kit/icons/check-circle.tsx';
import { ErrorOutlineOutlinedIcon } from '../../kit/icons/error-outline-outlined.tsx';
import { PauseCircleOutlinedIcon } from '../../kit/icons/pause-circle-outlined.tsx';
import { RadioButtonUncheckedIcon } from '../../kit/icons/radio-button-unchecked.tsx';
import styles from './register-setup.module.css';

/** How far a stage is; a paused one goes on when the register is there again. */
export type StageState = 'open' | 'waiting' | 'done' | 'paused' | 'failed';

/** A stage with its state; below it, what it is busy with. */
export interface StageProps {
  readonly name: string;
  readonly state: StageState;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}

const signs: Readonly<Record<Exclude<StageState, 'waiting'>, ReactNode>> = {
  done: <CheckCircleIcon color="success" />,
  open: <RadioButtonUncheckedIcon color="disabled" />,
  paused: <PauseCircleOutlinedIcon color="warning" />,
  failed: <ErrorOutlineOutlinedIcon color="error" />,
};

/** A stage on the way of a new register, with the sign of its state. */
export const SetupStage = ({ name, state, hint, children }: StageProps) => (
  <li className={styles.stage} data-state={state}>
    {state === 'waiting' ? <CircularProgress size={24} aria-label={name} /> : signs[state]}
    <span>{name}</span>
    {hint !== undefined && <small>{hint}</small>}
    {children && <div className={styles.detail}>{children}</div>}
  </li>
);
