import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { priceOfProduct } from '@tresen/domain/shop/products';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { AddShoppingCartIcon } from '../../kit/icons/add-shopping-cart.tsx';
import { Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { addToCart, useOpenCart } from '../../shop/cart/index.ts';
import { choiceOf, shopAddress } from '../../shop/products/index.ts';
import { type LicenceOffer, licenceOffersQuery, offersFor, prolongs } from './licence-offers.ts';
import styles from './licences.module.css';
import type { LicenceFacts } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

/** What the shop has for this very licence; its key comes along into the cart. */
export const LicenceOffersPanel = ({ licence }: { readonly licence: LicenceFacts }) => {
  const t = useTexts(licenceTexts);
  const query = useQuery(licenceOffersQuery(useLanguage()));
  return (
    <Panel title={t.offers}>
      <Loaded query={query} skeleton={<Skeleton height={180} />}>
        {(products) => {
          const offers = offersFor(licence, products);
          const expired = licence.state === 'expired' && <ExpiredHint offers={offers} />;
          if (offers.length === 0) return expired || <p className={styles.muted}>{t.noOffers}</p>;
          return (
            <>
              {expired}
              <p className={styles.muted}>{t.offersHint}</p>
              <ul className={styles.offers}>
                {offers.map((offer) => (
                  <Offer key={offer.id} offer={offer} licence={licence} />
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
};

/** What an expired licence needs before anything else. */
function ExpiredHint({ offers }: { readonly offers: readonly LicenceOffer[] }) {
  const t = useTexts(licenceTexts);
  return <p>{offers.some(prolongs) ? t.prolongHint : t.noTerm}</p>;
}

function Offer({ offer, licence }: { readonly offer: LicenceOffer; readonly licence: LicenceFacts }) {
  const t = useTexts(licenceTexts);
  const priceText = usePriceText();
  const openCart = useOpenCart();
  const hasCustomers = useMayUse('Query.customers');
  const buy = () => {
    const customerId = hasCustomers ? licence.customerId : null;
    addToCart({ ...choiceOf(offer), licenseKey: licence.serial, customerId });
    openCart();
  };
  return (
    <li className={styles.offer}>
      <div>
        <Link to={shopAddress([], offer.id)}>{offer.articleName}</Link>
        <p className={styles.muted}>{offer.shortDescription}</p>
      </div>
      <strong className={styles.price}>{priceText(offer)}</strong>
      <Button
        variant="outlined"
        startIcon={<AddShoppingCartIcon />}
        aria-label={t.toCartOf(offer.articleName)}
        onClick={buy}
      >
        {t.toCart}
      </Button>
    </li>
  );
}

/** Net, of one payment; an update's price is only known once its key was checked (SHP-71). */
function usePriceText() {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  return (offer: LicenceOffer): string => {
    const cents = priceOfProduct(offer);
    if (cents === 0) return t.onRequest;
    const money = f.money(cents, 'EUR');
    if (offer.contractType !== 'Recurring') return money;
    const months = offer.billingIntervalMonths;
    return months === 1 ? t.perMonth(money) : t.perMonths(money, f.number(months));
  };
}
