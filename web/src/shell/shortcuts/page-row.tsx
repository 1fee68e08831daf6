import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import type { NavigationItem } from '../navigation-nodes.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './shortcuts.module.css';

interface PageRowProps {
  readonly page: NavigationItem;
  readonly children?: ReactNode;
}

/** A page as a link, and what can be done with it. */
export const PageRow = ({ page: { id, icon: Icon, url }, children }: PageRowProps) => {
  const t = useTexts(shellTexts);
  return (
    <li className={styles.row}>
      <Link to={url} replace className={styles.page ?? ''}>
        <Icon />
        <span>{t.items[id]}</span>
      </Link>
      {children}
    </li>
  );
};
