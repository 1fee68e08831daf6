import type { ComponentProps, ReactNode } from 'react';
import styles from './tool-button.module.css';

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The button's name: read aloud and shown as a hint in the bar, written beside the icon in the list of a phone. */
  readonly label: string;
  /** Another hint than the name. */
  readonly title?: string;
  /** Other words beside the icon than the name. */
  readonly children?: ReactNode;
  readonly icon: ReactNode;
  /** A number on the icon, or a dot without one; the label has to say it, too. */
  readonly mark?: number | 'dot' | undefined;
}

/** A tool of the toolbar: 44 px with its icon in the bar, a row with icon and words where a phone lists the tools. */
export const ToolButton = ({
  label,
  title = label,
  icon,
  mark,
  className = '',
  children,
  ...button
}: ToolButtonProps) => (
  <button
    {...button}
    type="button"
    className={[styles.tool, className].join(' ')}
    aria-label={label}
    title={title}
  >
    <span className={styles.icon}>
      {icon}
      {mark !== undefined && mark !== 0 && <Mark mark={mark} />}
    </span>
    {children ?? (
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    )}
  </button>
);

function Mark({ mark }: { readonly mark: number | 'dot' }) {
  return (
    <span className={styles.mark} data-dot={mark === 'dot'} aria-hidden="true">
      {mark !== 'dot' && (mark > 99 ? '99+' : mark)}
    </span>
  );
}
