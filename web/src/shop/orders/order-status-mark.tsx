import { type OrderStatus, orderStateWord } from '@tresen/domain/shop/orders';
import { useLanguage } from '../../kit/i18n/index.ts';
import { CancelOutlinedIcon } from '../../kit/icons/cancel-outlined.tsx';
import { CheckCircleIcon } from '../../kit/icons/check-circle.tsx';
import { InboxOutlinedIcon } from '../../kit/icons/inbox-outlined.tsx';
import { PauseCircleOutlinedIcon } from '../../kit/icons/pause-circle-outlined.tsx';
import { PendingIcon } from '../../kit/icons/pending.tsx';
import { QuestionAnswerOutlinedIcon } from '../../kit/icons/question-answer-outlined.tsx';
import styles from './order-status-mark.module.css';

const icons: Readonly<Record<OrderStatus, typeof CheckCircleIcon>> = {
  ordered: InboxOutlinedIcon,
  inProgress: PendingIcon,
  completed: CheckCircleIcon,
  rejected: CancelOutlinedIcon,
  onHold: PauseCircleOutlinedIcon,
  waitingForResponse: QuestionAnswerOutlinedIcon,
};

interface OrderStatusMarkProps {
  readonly status: OrderStatus;
  /** Why, where somebody said it: what its buyer rejected is cancelled. */
  readonly reason: string | null;
}

/** What became of an order: a sign and a word, never a colour alone. */
export const OrderStatusMark = ({ status, reason }: OrderStatusMarkProps) => {
  const language = useLanguage();
  const Icon = icons[status];
  return (
    <span className={styles.mark} data-status={status}>
      <Icon fontSize="small" aria-hidden />
      {orderStateWord(language, { status, reason })}
    </span>
  );
};
