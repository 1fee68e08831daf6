import { useEffect, useRef } from 'react';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import type { Notification } from './notifications.queries.ts';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onDismiss: (id: string) => void;
}

/** The notifications. When one is put away the focus goes to the next one, so that Delete can go on. */
export const NotificationList = ({ notifications, onDismiss }: NotificationListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const items = list.current?.children ?? [];
    const next = items[Math.min(wanted.current, notifications.length - 1)];
    wanted.current = undefined;
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }, [notifications]);
  return (
    <ul ref={list} className={styles.list}>
      {notifications.map((notification, index) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onDismiss={() => {
            wanted.current = index;
            onDismiss(notification.id);
          }}
        />
      ))}
    </ul>
  );
};
