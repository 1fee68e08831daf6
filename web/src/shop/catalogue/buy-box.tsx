import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import Key from '@mui/icons-material/VpnKeyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CartLine } from '@tresen/domain/shop/cart';
import { functionsOf } from '@tresen/domain/shop/products';
import type { FormEvent } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { lineParam } from '../cart/index.ts';
import { AlongOptions } from './along-options.tsx';
import styles from './buy-box.module.css';
import { catalogueTexts } from './catalogue-texts.ts';
import { OfferBadge } from './offer-badge.tsx';
import { type Chosen, choiceOf, type OfferedAlong, type OfferedProduct } from './product.ts';
import { hasPriceOnRequest, ProductPrice } from './product-price.tsx';
import { QuantityBox } from './quantity-box.tsx';
import { Sums } from './sums.tsx';
import { useBuy } from './use-buy.ts';
import { useChosen } from './use-chosen.ts';

interface ProductProps {
  readonly product: OfferedProduct;
}

/** What somebody should know before buying what belongs to a licence. */
const KeyNotice = ({ product }: ProductProps) => {
  const t = useTexts(catalogueTexts);
  if (!product.licenseRequired) return null;
  return (
    <Alert severity="info" icon={<Key />}>
      {[
        hasPriceOnRequest(product) ? t.priceOnRequestHint : '',
        t.needsKeyHint,
        functionsOf(product).includes('REACTIVATE') ? t.needsComment : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
};

interface OptionsProps {
  readonly along: OfferedAlong;
  readonly chosen: Chosen;
  readonly toggle: ReturnType<typeof useChosen>['toggle'];
}

const Options = ({ along, chosen, toggle }: OptionsProps) => {
  const t = useTexts(catalogueTexts);
  // What needs a licence key of its own cannot come along: its page asks for it.
  const buyable = along.crossSellingProducts.filter(({ licenseRequired }) => !licenseRequired);
  return (
    <>
      <AlongOptions
        legend={t.addOns}
        hint={t.addOnsHint}
        products={along.addOns}
        chosen={chosen.addOns}
        onToggle={(id) => toggle('addOns', id)}
      />
      <AlongOptions
        legend={t.subProducts}
        hint={t.subProductsHint}
        products={along.subProducts}
        chosen={chosen.subProducts}
        isIncluded
        onToggle={(id) => toggle('subProducts', id)}
      />
      <AlongOptions
        legend={t.crossSelling}
        hint={t.crossSellingHint}
        products={buyable}
        chosen={chosen.crossSelling}
        onToggle={(id) => toggle('crossSelling', id)}
      />
    </>
  );
};

/** Each licence key is a line of its own, unless the product makes licences itself (SHP-34, SHP-43). */
const hasQuantity = ({ licenseRequired, viewType }: OfferedProduct): boolean =>
  !licenseRequired || viewType === 'MainArticle';

interface ActionsProps {
  readonly line: CartLine | undefined;
}

const Actions = ({ line }: ActionsProps) => {
  const t = useTexts(catalogueTexts);
  const { change } = useAddress();
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant="contained" size="large" startIcon={<AddShoppingCart />}>
        {line ? t.change : t.addToCart}
      </Button>
      {line && <Button onClick={() => change({ [lineParam]: null })}>{t.cancel}</Button>}
    </div>
  );
};

interface BuyBoxProps extends ProductProps {
  readonly along: OfferedAlong;
  /** The line of the cart that is changed (SHP-21). */
  readonly line: CartLine | undefined;
}

/** The price of a product, all that can be chosen with it, and the way into the cart. */
export const BuyBox = ({ product, along, line }: BuyBoxProps) => {
  const { chosen, choose, toggle } = useChosen(line);
  const buy = useBuy(line);
  const choice = choiceOf(product, along, chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    buy(choice);
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <div className={styles.price}>
        <OfferBadge product={product} isLong />
        <ProductPrice product={product} isLarge />
      </div>
      <KeyNotice product={product} />
      <Options along={along} chosen={chosen} toggle={toggle} />
      {hasQuantity(product) && (
        <QuantityBox quantity={chosen.quantity} onQuantity={(quantity) => choose({ quantity })} />
      )}
      <div className={styles.bar}>
        <Sums choice={choice} />
        <Actions line={line} />
      </div>
    </form>
  );
};
