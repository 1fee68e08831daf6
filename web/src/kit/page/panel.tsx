import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A surface that holds one subject. */
export const Panel = ({ title, actions, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
};
