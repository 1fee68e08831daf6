import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../kit/i18n/index.ts';
import { TaskAltIcon } from '../../kit/icons/task-alt.tsx';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { notificationsQuery, type Panel } from './notifications.queries.ts';
import { notificationTexts } from './notifications-texts.ts';
import { UndoBar } from './undo-bar.tsx';
import { type PutAway, usePutAway } from './use-put-away.ts';

/** The notification panel at the end of any page, 320 px wide (SHL-41, CON-13). */
export const NotificationsPanel = () => {
  const t = useTexts(notificationTexts);
  const query = useInfiniteQuery(notificationsQuery);
  const putAway = usePutAway();
  return (
    <PanelDrawer value="notifications" title={t.title} width={320}>
      <Loaded query={query} skeleton={<Waiting />}>
        {(panel) => (panel.nodes.length === 0 ? <Nothing /> : <Filled panel={panel} putAway={putAway} />)}
      </Loaded>
      <UndoBar putAway={putAway} />
    </PanelDrawer>
  );
};

function Waiting() {
  return (
    <div className={styles.waiting}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} height={72} />
      ))}
    </div>
  );
}

function Nothing() {
  const t = useTexts(notificationTexts);
  return <EmptyState icon={<TaskAltIcon />} title={t.emptyTitle} text={t.emptyText} />;
}

function Filled({ panel, putAway }: { readonly panel: Panel; readonly putAway: PutAway }) {
  const t = useTexts(notificationTexts);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(notificationsQuery);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.count}>{panel.unread > 0 ? t.open(panel.unread) : t.nothingOpen}</span>
        <Button size="small" onClick={() => putAway.dismissAll(panel.asOf)}>
          {t.dismissAll}
        </Button>
      </div>
      <NotificationList notifications={panel.nodes} onDismiss={putAway.dismissOne} />
      {hasNextPage && (
        <div className={styles.older}>
          <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.older}
          </Button>
        </div>
      )}
    </>
  );
}
