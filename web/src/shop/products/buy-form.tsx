import Button from '@mui/material/Button';
import type { CartLine } from '@tresen/domain/shop/cart';
import type { FormEvent, ReactNode } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddShoppingCartOutlinedIcon } from '../../kit/icons/add-shopping-cart-outlined.tsx';
import { lineParam } from '../cart/index.ts';
import { AlongOptions } from './along-options.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { InCart } from './in-cart.tsx';
import { type Chosen, choiceOf, type OfferedAlong, type OfferedProduct } from './product.ts';
import { ProductLayout } from './product-layout.tsx';
import { QuantityBox } from './quantity-box.tsx';
import { Sums } from './sums.tsx';
import { useBuy } from './use-buy.ts';
import { useChosen } from './use-chosen.ts';

interface OptionsProps {
  readonly along: OfferedAlong;
  readonly chosen: Chosen;
  readonly toggle: ReturnType<typeof useChosen>['toggle'];
}

interface BuyFormProps {
  readonly product: OfferedProduct;
  readonly along: OfferedAlong;
  /** The line of the cart that is changed (SHP-21). */
  readonly line: CartLine | undefined;
  readonly picture: ReactNode;
  readonly head: ReactNode;
  /** What stands above the choices. */
  readonly options: ReactNode;
  readonly more: ReactNode;
}

/** A product's page with all that can be chosen, what that costs, and the way into the cart. */
export const BuyForm = ({ product, along, line, picture, head, options, more }: BuyFormProps) => {
  const { chosen, choose, toggle } = useChosen(line);
  const buy = useBuy(line);
  const choice = choiceOf(product, along, chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    buy(choice);
  };
  const quantity = hasQuantity(product) && (
    <QuantityBox quantity={chosen.quantity} onQuantity={(pieces) => choose({ quantity: pieces })} />
  );
  return (
    <form onSubmit={submit}>
      <ProductLayout
        picture={picture}
        head={
          <>
            {head}
            {quantity}
          </>
        }
        bar={
          <>
            <Sums choice={choice} />
            <Actions product={product} line={line} />
          </>
        }
        options={
          <>
            {options}
            <Options along={along} chosen={chosen} toggle={toggle} />
          </>
        }
        more={more}
      />
    </form>
  );
};

/** Each licence key is a line of its own, unless the product makes licences itself (SHP-34, SHP-43). */
function hasQuantity({ licenseRequired, viewType }: OfferedProduct): boolean {
  return !licenseRequired || viewType === 'MainArticle';
}

function Actions({ product, line }: Pick<BuyFormProps, 'product' | 'line'>) {
  const t = useTexts(catalogueTexts);
  const { change } = useAddress();
  return (
    <>
      <Button type="submit" variant="contained" size="large" startIcon={<AddShoppingCartOutlinedIcon />}>
        {line ? t.change : t.addToCart}
      </Button>
      {line ? (
        <Button onClick={() => change({ [lineParam]: null })}>{t.cancel}</Button>
      ) : (
        <InCart productId={product.id} />
      )}
    </>
  );
}

function Options({ along, chosen, toggle }: OptionsProps) {
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
}
