import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../kit/i18n/index.ts';
import { usePageStands } from '../../kit/idle/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { useSettings } from '../../kit/settings/index.ts';
import { type Notification, notificationsQuery } from './notifications.queries.ts';

/**
 * Says in one snackbar what came up since the page was opened (SHL-45). What comes while it shows joins it: a branch
 * whose registers all vanish at once is one message. Nothing is said while the panel is
 * open, nor to somebody who has silenced alerts in the quick panel (decisions SHL-40).
 */
export const useArrivals = (): void => {
  const language = useLanguage();
  const notify = useNotify();
  const { isOpen, toggle } = usePanel('notifications');
  const { alertNotices } = useSettings();
  const { data, isFetchedAfterMount, isPlaceholderData } = useInfiniteQuery({
    ...notificationsQuery,
    enabled: usePageStands(),
  });
  const known = useRef<Set<string> | undefined>(undefined);
  const showing = useRef<readonly Notification[]>([]);
  useEffect(() => {
    if (!data || !isFetchedAfterMount || isPlaceholderData) return;
    const open = data.nodes.filter(({ resolvedAt }) => resolvedAt === null);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...open.map(newsOf)]);
    const news = before ? open.filter((node) => !before.has(newsOf(node))) : [];
    if (news.length === 0 || isOpen || !alertNotices) return;
    showing.current = [...showing.current, ...news];
    void import('./arrival-words.ts').then(({ arrivalWords }) => {
      const [first, ...others] = showing.current;
      if (!first) return;
      const { message, variant, show } = arrivalWords(first, others, language);
      notify.arrival(message, variant, {
        label: show,
        run: toggle,
        onClose: () => {
          showing.current = [];
        },
      });
    });
  }, [data, isFetchedAfterMount, isPlaceholderData, isOpen, alertNotices, toggle, language, notify]);
};

function newsOf({ id, renewedAt }: Notification): string {
  return `${id} ${renewedAt}`;
}
