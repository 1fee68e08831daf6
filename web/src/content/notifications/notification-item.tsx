import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useBranchTime } from '../../kit/branches/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useInDirection, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleOutlinedIcon } from '../../kit/icons/check-circle-outlined.tsx';
import { CloseIcon } from '../../kit/icons/close.tsx';
import { ErrorOutlineOutlinedIcon } from '../../kit/icons/error-outline-outlined.tsx';
import { InfoOutlinedIcon } from '../../kit/icons/info-outlined.tsx';
import { WarningAmberIcon } from '../../kit/icons/warning-amber.tsx';
import { notificationWords } from './notification-words.ts';
import styles from './notifications.module.css';
import type { Notification } from './notifications.queries.ts';
import { notificationTexts } from './notifications-texts.ts';
import { useNow } from './use-now.ts';

const icons = {
  info: InfoOutlinedIcon,
  success: CheckCircleOutlinedIcon,
  warning: WarningAmberIcon,
  error: ErrorOutlineOutlinedIcon,
};

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onDismiss: () => void;
}

/** One notification: what is so, since when, where it leads, and a way to put it away (SHL-42). */
export const NotificationItem = ({ notification, onDismiss }: NotificationItemProps) => {
  const t = useTexts(notificationTexts);
  const f = useFormats();
  const writeTime = useBranchTime();
  const now = useNow();
  const words = notificationWords(notification, useLanguage());
  const { variant, isOver, link, zone } = words;
  const { message } = useInDirection({ message: words.message });
  const Icon = icons[variant];
  const at = notification.resolvedAt ?? notification.since;
  const dismissByKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onDismiss();
  };
  return (
    <li className={styles.item} data-variant={variant} data-over={isOver}>
      <Icon className={styles.icon ?? ''} aria-hidden="true" />
      <div className={styles.words}>
        {link ? (
          <Link to={link} className={styles.message} onKeyDown={dismissByKey}>
            {message}
          </Link>
        ) : (
          <span className={styles.message}>{message}</span>
        )}
        <p className={styles.when}>
          <span className={styles.state}>{isOver ? t.over : t.isOpen}</span>
          {` · ${f.ago(at, now)}`}
          <time dateTime={at} className={styles.time}>
            {writeTime(at, zone)}
          </time>
        </p>
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t.dismiss(message)}
        title={t.dismissHint}
        onClick={onDismiss}
        onKeyDown={dismissByKey}
      >
        <CloseIcon fontSize="small" />
      </button>
    </li>
  );
};
