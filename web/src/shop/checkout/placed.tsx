import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { downloadFile } from '../../kit/download/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleOutlinedIcon } from '../../kit/icons/check-circle-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList, PageHeader, Panel } from '../../kit/page/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './checkout.module.css';
import { type PlacedOrder, placedOrderQuery } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';

/** The order stands: its number, and where it goes on from here. */
export const Placed = ({ id }: { readonly id: string }) => {
  const t = useTexts(checkoutTexts);
  return (
    <>
      <PageHeader title={t.doneTitle} />
      <Loaded query={useQuery(placedOrderQuery(id))} skeleton={<Skeleton height={220} />}>
        {(order) =>
          order ? (
            <Done order={order} />
          ) : (
            <EmptyState title={t.goneTitle} text={t.goneText}>
              <Button variant="contained" component={Link} to="/apps/shop-orders">
                {t.myOrders}
              </Button>
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
};

function Done({ order }: { readonly order: PlacedOrder }) {
  const t = useTexts(checkoutTexts);
  const { money, dateTime } = useFormats();
  const email = useProfile()?.data.email;
  const words = useRef<HTMLDivElement>(null);
  // The form, with the focus in it, is gone: a screen reader hears what became of it.
  useEffect(() => words.current?.focus(), []);
  return (
    <Panel>
      <div className={styles.done} ref={words} tabIndex={-1} role="status">
        <CheckCircleOutlinedIcon color="success" fontSize="large" />
        <p className={styles.doneWords}>
          <strong>{t.done(order.number)}</strong>
          {email && <span>{t.doneMail(email)}</span>}
        </p>
      </div>
      <FactList
        facts={[
          { name: t.gross, value: money(order.gross, 'EUR') },
          { name: t.doneForName, value: order.customerName },
          { name: t.donePlaced, value: dateTime(order.placedAt) },
        ]}
      />
      <div className={styles.doneButtons}>
        <Button variant="contained" component={Link} to={`/apps/shop-orders/${order.id}`}>
          {t.viewOrder}
        </Button>
        <PdfButton id={order.id} />
        <Button component={Link} to="/apps/shop">
          {t.shopOn}
        </Button>
      </div>
    </Panel>
  );
}

function PdfButton({ id }: { readonly id: string }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const notify = useNotify();
  const load = () => downloadFile(`/api/shop-orders/${id}.pdf?language=${language}`).catch(notify.failure);
  return (
    <Button variant="outlined" onClick={() => void load()}>
      {t.pdf}
    </Button>
  );
}
