import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { functionsOf } from '@tresen/domain/fleet/licences';
import { useTexts } from '../../kit/i18n/index.ts';
import { VpnKeyOutlinedIcon } from '../../kit/icons/vpn-key-outlined.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { OfferBadge } from './offer-badge.tsx';
import type { OfferedProduct } from './product.ts';
import styles from './product-head.module.css';
import { hasPriceOnRequest, ProductPrice } from './product-price.tsx';

interface ProductProps {
  readonly product: OfferedProduct;
}

const atTop = { alignItems: 'flex-start' };
const titleLook = { margin: 0, fontSize: '1.4rem', fontWeight: 700 };

/** What a product costs, why it costs less for now, and what to know before buying it. */
export const ProductHead = ({ product }: ProductProps) => {
  const t = useTexts(catalogueTexts);
  return (
    <>
      <div className={styles.price}>
        <OfferBadge product={product} isLong />
        <ProductPrice product={product} isLarge />
        <span className={styles.net}>{t.net}</span>
      </div>
      <ImportantNotice product={product} />
      {product.active && <KeyNotice product={product} />}
    </>
  );
};

function ImportantNotice({ product }: ProductProps) {
  const t = useTexts(catalogueTexts);
  if (product.importantNotice === '') return null;
  return (
    <Alert severity="warning" role="note" sx={atTop} className={styles.notice ?? ''}>
      <AlertTitle component="h2" sx={titleLook}>
        {t.importantNotice}
      </AlertTitle>
      {product.importantNotice}
    </Alert>
  );
}

/** What somebody should know before buying what belongs to a licence. */
function KeyNotice({ product }: ProductProps) {
  const t = useTexts(catalogueTexts);
  if (!product.licenseRequired) return null;
  const words = [
    hasPriceOnRequest(product) ? t.priceOnRequestHint : '',
    t.needsKeyHint,
    functionsOf(product).includes('REACTIVATE') ? t.needsComment : '',
  ];
  return (
    <Alert
      severity="info"
      role="note"
      icon={<VpnKeyOutlinedIcon />}
      sx={atTop}
      className={styles.notice ?? ''}
    >
      {words.filter(Boolean).join(' ')}
    </Alert>
  );
}
