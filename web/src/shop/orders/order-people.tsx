import { placeWords } from '@tresen/domain/organization/addresses';
import type { ReactNode } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import styles from './order-page.module.css';
import type { Order } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

type OrderAddress = Order['billingAddress'];

/** For whom it was ordered, where bill and goods go, how it is paid. */
export const OrderPeople = ({ order }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const payment = usePayment(order);
  const { billingAddress, deliveryAddress, customerName, buyerName, vatId, note, termsVersion } = order;
  return (
    <Panel title={t.people}>
      <FactList
        facts={[
          { name: t.customer, value: customerName },
          { name: t.buyer, value: customerName === buyerName ? null : buyerName },
          { name: t.billing, value: <Address address={billingAddress} /> },
          {
            name: t.delivery,
            value: isSame(billingAddress, deliveryAddress) ? (
              t.sameAddress
            ) : (
              <Address address={deliveryAddress} />
            ),
          },
          { name: t.payment, value: payment },
          { name: t.vatId, value: vatId },
          {
            name: t.invoice,
            value: order.invoiceNumber && (
              <>
                {order.invoiceNumber} {order.invoicedAt && t.invoicedAt(f.day(order.invoicedAt.slice(0, 10)))}
              </>
            ),
          },
          {
            name: t.seller,
            value: [order.seller.name, order.seller.phone, order.seller.email].filter(Boolean).join(' · '),
          },
          { name: t.placedBy, value: order.placedByName },
          { name: t.reach, value: (order.buyerEmail || order.buyerPhone) && <Reach order={order} /> },
          { name: t.purchaseOrder, value: order.purchaseOrderNumber },
          { name: t.note, value: note },
          { name: t.terms, value: t.termsVersion(termsVersion) },
        ]}
      />
    </Panel>
  );
};

function usePayment({ payment: { kind, ibanEnd, mandate, holder, creditorId } }: Order): ReactNode {
  const t = useTexts(orderTexts);
  if (kind !== 'sepaDebit') return t.payInvoice;
  return (
    <span className={styles.address}>
      {[
        t.payDebit(ibanEnd ?? ''),
        ...(holder ? [`${t.holder}: ${holder}`] : []),
        ...(mandate ? [`${t.mandate}: ${mandate}`] : []),
        ...(creditorId ? [`${t.creditorId}: ${creditorId}`] : []),
      ].join('\n')}
    </span>
  );
}

function Address({ address }: { readonly address: OrderAddress }) {
  const { countries } = placeWords[useLanguage()];
  const { name, nameAddition, address: street, additionalAddress, zipCode, city, country } = address;
  const lines = [
    name,
    nameAddition,
    street,
    additionalAddress,
    `${zipCode} ${city}`,
    Object.entries(countries).find(([code]) => code === country)?.[1] ?? country,
  ];
  return <span className={styles.address}>{lines.filter(Boolean).join('\n')}</span>;
}

function isSame(one: OrderAddress, other: OrderAddress): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** How the seller reaches who placed the order, by one press. */
function Reach({ order: { buyerEmail, buyerPhone } }: { readonly order: Order }) {
  return (
    <span className={styles.reach}>
      {buyerEmail && <a href={`mailto:${buyerEmail}`}>{buyerEmail}</a>}
      {buyerPhone && <a href={`tel:${buyerPhone.replaceAll(/[^+\d]/g, '')}`}>{buyerPhone}</a>}
    </span>
  );
}
