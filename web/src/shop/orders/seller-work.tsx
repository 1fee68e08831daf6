import Button from '@mui/material/Button';
import type { OrderStatus } from '@tresen/domain/shop/orders';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { NoteDialog } from './note-dialog.tsx';
import styles from './order-page.module.css';
import type { Order } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';
import { StepDialog } from './step-dialog.tsx';

interface SellerWorkProps {
  readonly order: Order;
}

/** What the seller does with an order: the next step, and a note that no customer reads. */
export const SellerWork = ({ order }: SellerWorkProps) => (
  <>
    <Panel title={useTexts(orderTexts).work}>
      <Steps order={order} />
    </Panel>
    <OwnNote order={order} />
  </>
);

function Steps({ order }: SellerWorkProps) {
  const t = useTexts(orderTexts);
  const [step, setStep] = useState<OrderStatus | null>(null);
  if (order.nextStatuses.length === 0) return <p className={styles.soft}>{t.ended}</p>;
  return (
    <div className={styles.steps}>
      {order.nextStatuses.map((status) => (
        <Button
          key={status}
          variant={status === 'completed' ? 'contained' : 'outlined'}
          color={status === 'rejected' ? 'error' : 'primary'}
          onClick={() => setStep(status)}
        >
          {t.steps[status]}
        </Button>
      ))}
      {step && <StepDialog order={order} status={step} onClose={() => setStep(null)} />}
    </div>
  );
}

function OwnNote({ order }: SellerWorkProps) {
  const t = useTexts(orderTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t.ownNote} actions={<Button onClick={() => setOpen(true)}>{t.editNote}</Button>}>
      {order.sellerNote ? (
        <p className={styles.written}>{order.sellerNote}</p>
      ) : (
        <p className={styles.soft}>{t.noNote}</p>
      )}
      {isOpen && <NoteDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
