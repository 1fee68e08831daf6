import { type ReactNode, useEffect } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Below the title: period, branch, count. */
  readonly subtitle?: ReactNode;
  /** Words as long as those of the subtitle, not to be read: they hold its place until it has come. */
  readonly heldSubtitle?: string;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

/** Names the page, in the page and in the browser's tab. */
export const PageHeader = ({ title, subtitle, heldSubtitle, children }: PageHeaderProps) => {
  useEffect(() => {
    document.title = `${title} · Tresen`;
  }, [title]);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        {subtitle === undefined && heldSubtitle !== undefined && (
          <div className={`${styles.subtitle} ${styles.held}`} aria-hidden="true">
            {heldSubtitle}
          </div>
        )}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  );
};
