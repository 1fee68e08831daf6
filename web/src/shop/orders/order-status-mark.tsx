import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Inbox from '@mui/icons-material/InboxOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import Pending from '@mui/icons-material/Pending';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import { type OrderStatus, orderStatusWords } from '@tresen/domain/shop/orders';
import { useWords } from '../../kit/i18n/index.ts';
import styles from './order-status-mark.module.css';

const icons: Readonly<Record<OrderStatus, typeof CheckCircle>> = {
  ordered: Inbox,
  inProgress: Pending,
  completed: CheckCircle,
  rejected: Cancel,
  onHold: PauseCircle,
  waitingForResponse: QuestionAnswer,
};

/** What became of an order: a sign and a word, never a colour alone. */
export const OrderStatusMark = ({ status }: { readonly status: OrderStatus }) => {
  const words = useWords(orderStatusWords);
  const Icon = icons[status];
  return (
    <span className={styles.mark} data-status={status}>
      <Icon fontSize="small" aria-hidden />
      {words[status]}
    </span>
  );
};
