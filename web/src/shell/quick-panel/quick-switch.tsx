import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import styles from './quick-panel.module.css';

interface QuickSwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  /** Why it cannot be switched; null where it can. */
  readonly fixedBecause: string | null;
  readonly onSwitch: () => void;
}

/** A switch that keeps its place in the order of the keyboard where it is disabled: its reason is to be found there. */
export const QuickSwitch = ({ name, isOn, fixedBecause, onSwitch }: QuickSwitchProps) => {
  const id = useId();
  const isFixed = fixedBecause !== null;
  return (
    <>
      <Tooltip title={fixedBecause ?? ''} placement="bottom" enterTouchDelay={0} describeChild>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-disabled={isFixed}
          aria-describedby={isFixed ? id : undefined}
          className={styles.switch}
          onClick={isFixed ? undefined : onSwitch}
        >
          {name}
          <span className={styles.track} aria-hidden="true" />
        </button>
      </Tooltip>
      {isFixed && (
        <span id={id} hidden>
          {fixedBecause}
        </span>
      )}
    </>
  );
};
