import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { obstaclesOf } from '@tresen/domain/shop/cart';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ShoppingCartOutlinedIcon } from '../../kit/icons/shopping-cart-outlined.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { leaveOrderedCart, useCart, useOpenCart } from '../cart/index.ts';
import styles from './checkout.module.css';
import { checkoutStartQuery, orderOfKeyQuery } from './checkout.queries.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutTexts } from './checkout-texts.ts';
import { settleOrderKey, unansweredKey } from './order-key.ts';
import { Placed } from './placed.tsx';

/** Parameter of the address that names the order that was placed. */
const orderParam = 'order';

/** /apps/shop-checkout: from the cart to the order (SHP-04, decisions SHP-81). */
export const CheckoutPage = () => {
  const { params, change } = useAddress();
  const placed = params.get(orderParam);
  const show = useCallback(
    (id: string) => {
      change({ [orderParam]: id }, { replace: true });
      leaveOrderedCart();
    },
    [change],
  );
  return placed === null ? <Ordering onPlaced={show} /> : <Placed id={placed} />;
};

function Ordering({ onPlaced }: { readonly onPlaced: (id: string) => void }) {
  const t = useTexts(checkoutTexts);
  const start = useQuery(checkoutStartQuery);
  const { isLoaded, lines } = useCart();
  const isEmpty = isLoaded && lines.length === 0;
  useLostOrder(isEmpty, onPlaced);
  const obstacles = obstaclesOf(lines).filter((obstacle) => obstacle !== 'CartEmpty');
  const content = () => {
    if (!isLoaded) return <FormSkeleton />;
    if (isEmpty) return <EmptyCart />;
    if (obstacles.length > 0) return <NotReady />;
    return (
      <Loaded query={start} skeleton={<FormSkeleton />}>
        {(data) => <CheckoutForm start={data} lines={lines} onPlaced={onPlaced} />}
      </Loaded>
    );
  };
  const seller = start.data?.sellerName;
  return (
    <>
      <PageHeader title={t.title} subtitle={seller ? t.intro(seller) : ' '} />
      {content()}
    </>
  );
}

/**
 * An order of which the answer never came: its cart is gone, and the order stands. The key is that of now, since the
 * cart may go while the answer is waited for on this page.
 */
function useLostOrder(isCartEmpty: boolean, show: (id: string) => void): void {
  const { data } = useQuery(orderOfKeyQuery(isCartEmpty ? unansweredKey() : undefined));
  const id = data?.id;
  useEffect(() => {
    if (id === undefined) return;
    settleOrderKey();
    show(id);
  }, [id, show]);
}

function FormSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.sections}>
        <Skeleton height={420} />
        <Skeleton height={120} />
        <Skeleton height={180} />
      </div>
      <Skeleton height={320} />
    </div>
  );
}

function EmptyCart() {
  const t = useTexts(checkoutTexts);
  return (
    <EmptyState icon={<ShoppingCartOutlinedIcon />} title={t.emptyTitle} text={t.emptyText}>
      <Button variant="contained" component={Link} to="/apps/shop">
        {t.toShop}
      </Button>
    </EmptyState>
  );
}

function NotReady() {
  const t = useTexts(checkoutTexts);
  return (
    <EmptyState icon={<ShoppingCartOutlinedIcon />} title={t.notReadyTitle} text={t.notReadyText}>
      <Button variant="contained" onClick={useOpenCart()}>
        {t.openCart}
      </Button>
    </EmptyState>
  );
}
