import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useInDirection, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { notificationWords } from './notification-words.ts';
import { type Notification, notificationsQuery } from './notifications.queries.ts';
import { notificationTexts } from './notifications-texts.ts';
import styles from './open-alerts.module.css';

const shown = 3;

/** What is open right now, in a tile that leads to all of it (DSH-03). */
export const OpenAlerts = () => {
  const t = useTexts(notificationTexts);
  const query = useInfiniteQuery(notificationsQuery);
  const { toggle } = usePanel('notifications');
  return (
    <Panel title={t.openTitle} actions={<Button onClick={toggle}>{t.allAlerts}</Button>}>
      <div className={styles.tile}>
        <Loaded query={query} skeleton={<Skeleton height={132} />}>
          {({ nodes }) => {
            const open = nodes.filter(({ resolvedAt }) => resolvedAt === null);
            if (open.length === 0) return <p className={styles.none}>{t.noneOpen}</p>;
            return (
              <ul className={styles.alerts}>
                {open.slice(0, shown).map((notification) => (
                  <OpenAlert key={notification.id} notification={notification} />
                ))}
              </ul>
            );
          }}
        </Loaded>
      </div>
    </Panel>
  );
};

function OpenAlert({ notification }: { readonly notification: Notification }) {
  const { link, variant, ...words } = notificationWords(notification, useLanguage());
  const { message } = useInDirection({ message: words.message });
  return (
    <li className={styles.alert} data-variant={variant}>
      {link ? <Link to={link}>{message}</Link> : message}
    </li>
  );
}
