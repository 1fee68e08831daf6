import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Markdown, markdownText, parseMarkdown } from '../../kit/markdown/index.ts';
import { PageHeader, Panel } from '../../kit/page/index.ts';
import { lineParam, useCart } from '../cart/index.ts';
import { BundleParts } from './bundle-parts.tsx';
import { BuyBox } from './buy-box.tsx';
import type { ProductPageData } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { Gallery } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-view.module.css';
import { shopAddress } from './shop-path.ts';
import { Ways } from './ways.tsx';

/** The line of the cart that the address names (SHP-21); null while the cart is still on its way. */
const useEditedLine = () => {
  const { params } = useAddress();
  const { isLoaded, lines } = useCart();
  const lineId = params.get(lineParam);
  if (lineId === null) return { isEdit: false, line: undefined, isWaiting: false } as const;
  const line = lines.find((each) => each.lineId === lineId);
  return { isEdit: true, line, isWaiting: !isLoaded } as const;
};

const NotSold = ({ page }: { readonly page: ProductPageData }) => {
  const t = useTexts(catalogueTexts);
  const nearest = page.categories.at(-1);
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={shopAddress(nearest?.path ?? [])} color="inherit">
          {nearest?.name ?? t.toShop}
        </Button>
      }
    >
      {t.notSold}
    </Alert>
  );
};

const Buying = ({ page }: { readonly page: ProductPageData }) => {
  const t = useTexts(catalogueTexts);
  const { isEdit, line, isWaiting } = useEditedLine();
  if (!page.product.active) return <NotSold page={page} />;
  const edited = line?.id === page.product.id ? line : undefined;
  return (
    <>
      {isEdit && (edited || !isWaiting) && (
        <Alert severity={edited ? 'info' : 'warning'}>{edited ? t.changing : t.lineGone}</Alert>
      )}
      <BuyBox key={edited?.lineId ?? ''} product={page.product} along={page} line={edited} />
    </>
  );
};

const Description = ({ content }: { readonly content: string }) => {
  const t = useTexts(catalogueTexts);
  if (content === '') return null;
  return (
    <Panel title={t.description}>
      <div className={markdownText}>
        <Markdown tokens={parseMarkdown(content)} />
      </div>
    </Panel>
  );
};

/** A product: what it is, what it costs, what goes with it, and the way into the cart. */
export const ProductView = ({ page }: { readonly page: ProductPageData }) => {
  const t = useTexts(catalogueTexts);
  const { product, categories, parts } = page;
  return (
    <>
      <Ways categories={categories} />
      <PageHeader title={product.articleName} subtitle={product.shortDescription} />
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Gallery name={product.articleName} paths={product.imageUrls} />
        </div>
        <div className={styles.buying}>
          {product.importantNotice !== '' && (
            <Alert severity="warning" className={styles.notice ?? ''}>
              <AlertTitle component="h2">{t.importantNotice}</AlertTitle>
              {product.importantNotice}
            </Alert>
          )}
          <Buying page={page} />
        </div>
        <div className={styles.more}>
          <BundleParts bundle={product} parts={parts} />
          <Description content={product.longDescription} />
          <ProductFacts product={product} />
        </div>
      </div>
    </>
  );
};
