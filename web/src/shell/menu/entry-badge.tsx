import { Suspense, use } from 'react';
import { CrashBoundary } from '../../kit/crash-reports/crash-boundary.tsx';
import { isCodeGone, Late } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { usePageStands } from '../../kit/idle/index.ts';
import type { BadgeId } from '../navigation-nodes.ts';
import { shellTexts } from '../shell-texts.ts';
import { Badges } from './badges.ts';
import styles from './navigation-list.module.css';

/** The count at an entry; it comes once the page stands, and is live as its feature is. */
export const EntryBadge = ({ badge }: { readonly badge: BadgeId }) => {
  const code = use(Badges)[badge];
  const isStanding = usePageStands();
  if (!code || !isStanding) return null;
  return (
    <CrashBoundary fallback={withoutCount}>
      <Suspense fallback={null}>
        <Late code={code} props={{ children: (count: number) => <Count count={count} /> }} />
      </Suspense>
    </CrashBoundary>
  );
};

/** A count whose code is gone is no reason to take the page away; whatever else breaks is told as ever. */
function withoutCount(error: unknown): null {
  if (isCodeGone(error)) return null;
  throw error;
}

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
