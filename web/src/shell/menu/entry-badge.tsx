import { Suspense, use } from 'react';
import { Late } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useIdle } from '../../kit/idle/index.ts';
import type { BadgeId } from '../navigation-nodes.ts';
import { shellTexts } from '../shell-texts.ts';
import { Badges } from './badges.ts';
import styles from './navigation-list.module.css';

/** Milliseconds within which the browser finds time for badges, at the latest. */
const latestMs = 2000;

/** The count at an entry; it comes after all else, and is live as its feature is. */
export const EntryBadge = ({ badge }: { readonly badge: BadgeId }) => {
  const code = use(Badges)[badge];
  const isIdle = useIdle(latestMs);
  if (!code || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Late code={code} props={{ children: (count: number) => <Count count={count} /> }} />
    </Suspense>
  );
};

function Count({ count }: { readonly count: number }) {
  const t = useTexts(shellTexts);
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="heard">{t.badge(count)}</span>
    </span>
  );
}
