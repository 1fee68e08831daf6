import { type ReactNode, useEffect } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** One line below the title: period, branch, count. */
  readonly subtitle?: ReactNode;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

/** Names the page, in the page and in the browser's tab. */
export const PageHeader = ({ title, subtitle, children }: PageHeaderProps) => {
  useEffect(() => {
    document.title = `${title} · Tresen`;
  }, [title]);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  );
};
