import { functionsOf } from '@tresen/domain/fleet/licences';
import {
  type CartLine,
  changeComment,
  controlsOf,
  decreaseQuantity,
  type Exclusion,
  increaseQuantity,
  lacksComment,
} from '@tresen/domain/shop/cart';
import { centsOf, priceOfProduct, withBreaks } from '@tresen/domain/shop/products';
import { memo, useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Inventory2OutlinedIcon } from '../../kit/icons/inventory2-outlined.tsx';
import { changeCart } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';
import styles from './line.module.css';
import { LineButton } from './line-button.tsx';
import { LineCustomer } from './line-customer.tsx';
import { LineField } from './line-field.tsx';
import { LineIcon } from './line-icons.tsx';
import { LineLicence } from './line-licence.tsx';
import { LinePrice } from './line-price.tsx';

interface LineProps {
  readonly line: CartLine;
}

/** Characters of a comment that the cart keeps. */
const longestComment = 2_000;

interface LineCardProps extends LineProps {
  readonly exclusion?: Exclusion | undefined;
  readonly onEdit: (line: CartLine) => void;
  readonly onRemove: (line: CartLine) => void;
}

/** A line of the cart with all that can be done to it. Shows anew only when the line has changed. */
export const LineCard = memo(function LineCard({ line, exclusion, onEdit, onRemove }: LineCardProps) {
  const t = useTexts(cartTexts);
  const { articleName } = line;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <Picture path={line.imageUrls[0]} />
        <div className={styles.words}>
          <h3>{withBreaks(articleName)}</h3>
          <Along line={line} />
        </div>
        <LineButton label={t.remove(articleName)} onClick={() => onRemove(line)}>
          <LineIcon name="delete" />
        </LineButton>
      </div>
      {line.licenseRequired && <LineLicence line={line} />}
      {exclusion && <Excluded exclusion={exclusion} />}
      {functionsOf(line).includes('REACTIVATE') && <Comment line={line} />}
      <LineCustomer line={line} />
      <div className={styles.foot}>
        <Quantity line={line} />
        <LineButton
          label={t.edit(articleName)}
          isDisabled={!controlsOf(line).mayEdit}
          onClick={() => onEdit(line)}
        >
          <LineIcon name="edit" />
        </LineButton>
        <LinePrice line={line} />
      </div>
    </li>
  );
});

/** A cart may lie for longer than the shop keeps the pictures of a product. */
function Picture({ path }: { readonly path: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.picture}>
      {path && path !== failed ? (
        <img src={path} alt="" loading="lazy" decoding="async" onError={() => setFailed(path)} />
      ) : (
        <Inventory2OutlinedIcon aria-hidden="true" />
      )}
    </span>
  );
}

/** What was chosen along with the product, and what each of it costs; of sub-products only the setup does. */
function Along({ line: { selectedAddOns, selectedSubProducts } }: LineProps) {
  const { money } = useFormats();
  const along = [
    ...selectedAddOns.map((addOn) => ({ ...addOn, cents: priceOfProduct(addOn) + centsOf(addOn.setupFee) })),
    ...selectedSubProducts.map((part) => ({ ...part, cents: centsOf(part.setupFee) })),
  ];
  if (along.length === 0) return null;
  return (
    <ul className={styles.along}>
      {along.map(({ id, articleName, cents }) => (
        <li key={id}>
          <span>{withBreaks(articleName)}</span>
          {cents > 0 && <span>{money(cents, 'EUR')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What of the cart stands against the line. */
function Excluded({ exclusion: { code, name, other } }: { readonly exclusion: Exclusion }) {
  const t = useTexts(cartTexts);
  return (
    <p className={styles.excluded} role="status">
      {code === 'IN_OTHER_LINE' ? t.IN_OTHER_LINE(name, other) : t.ONE_OF_TWO(other)}
    </p>
  );
}

/** Why a licence is reactivated (SHP-48). */
function Comment({ line }: LineProps) {
  const t = useTexts(cartTexts);
  return (
    <div className={styles.part}>
      <LineField
        isLong
        label={t.comment}
        value={line.comment}
        maxLength={longestComment}
        error={lacksComment(line) ? t.commentMissing : undefined}
        hint={t.commentHint}
        onValue={(comment) => changeCart((lines) => changeComment(lines, line.lineId, comment))}
      />
    </div>
  );
}

function Quantity({ line }: LineProps) {
  const t = useTexts(cartTexts);
  const { number } = useFormats();
  const { lineId, quantity, articleName } = line;
  return (
    <div className={styles.quantity}>
      <LineButton
        label={t.less(articleName)}
        onClick={() => changeCart((lines) => decreaseQuantity(lines, lineId))}
      >
        <LineIcon name="remove" />
      </LineButton>
      <output aria-label={t.quantityOf(number(quantity))}>{number(quantity)}</output>
      <LineButton
        label={t.more(articleName)}
        isDisabled={!controlsOf(line).mayIncrease}
        onClick={() => changeCart((lines) => increaseQuantity(lines, lineId))}
      >
        <LineIcon name="add" />
      </LineButton>
    </div>
  );
}
