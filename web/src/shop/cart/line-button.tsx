import type { ReactNode } from 'react';
import styles from './line.module.css';

interface LineButtonProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A sign to press, 44 px; lighter than a button of the kit, since a cart may have hundreds. */
export const LineButton = ({ label, isDisabled = false, onClick, children }: LineButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </button>
);
