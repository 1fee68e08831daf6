import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Inbox from '@mui/icons-material/InboxOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import Pending from '@mui/icons-material/Pending';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import { type OrderStatus, orderStateWord } from '@tresen/domain/shop/orders';
import { useLanguage } from '../../kit/i18n/index.ts';
import styles from './order-status-mark.module.css';

const icons: Readonly<Record<OrderStatus, typeof CheckCircle>> = {
  ordered: Inbox,
  inProgress: Pending,
  completed: CheckCircle,
  rejected: Cancel,
  onHold: PauseCircle,
  waitingForResponse: QuestionAnswer,
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
