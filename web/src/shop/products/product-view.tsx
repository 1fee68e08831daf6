import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Markdown, markdownText, parseMarkdown } from '../../kit/markdown/index.ts';
import { PageHeader, Panel } from '../../kit/page/index.ts';
import { lineParam, useCart } from '../cart/index.ts';
import { EditCatalogueLink } from '../product-editing/index.ts';
import { BundleParts } from './bundle-parts.tsx';
import { BuyForm } from './buy-form.tsx';
import type { ProductPageData } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { Gallery } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductLayout } from './product-layout.tsx';
import styles from './shop-notice.module.css';
import { shopAddress } from './shop-path.ts';
import { Ways } from './ways.tsx';

interface PageProps {
  readonly page: ProductPageData;
}

/** A product: what it is, what it costs, what goes with it, and the way into the cart. */
export const ProductView = ({ page }: PageProps) => {
  const { product, categories } = page;
  return (
    <>
      <Ways categories={categories} />
      <PageHeader title={product.articleName} subtitle={product.shortDescription}>
        <EditCatalogueLink productId={product.id} />
      </PageHeader>
      {product.active ? <OfferedNow page={page} /> : <FormerProduct page={page} />}
    </>
  );
};

function OfferedNow({ page }: PageProps) {
  const t = useTexts(catalogueTexts);
  const { line, isGone } = useEditedLine(page.product.id);
  return (
    <>
      {(line || isGone) && (
        <Alert severity={line ? 'info' : 'warning'} className={styles.notice ?? ''}>
          {line ? t.changing : t.lineGone}
        </Alert>
      )}
      <BuyForm key={line?.lineId ?? ''} product={page.product} along={page} line={line} {...placesOf(page)} />
    </>
  );
}

/** The line of the cart that the address names (SHP-21), if it is one of this product. */
function useEditedLine(productId: number) {
  const { params } = useAddress();
  const { isLoaded, lines } = useCart();
  const lineId = params.get(lineParam);
  const line = lines.find((each) => each.lineId === lineId && each.id === productId);
  return { line, isGone: lineId !== null && isLoaded && !line } as const;
}

function placesOf({ product, parts }: ProductPageData) {
  return {
    picture: <Gallery name={product.articleName} paths={product.imageUrls} />,
    head: <ProductHead product={product} />,
    options: parts.length > 0 && <BundleParts bundle={product} parts={parts} />,
    more: (
      <>
        <Description content={product.longDescription} />
        <ProductFacts product={product} />
      </>
    ),
  };
}

function Description({ content }: { readonly content: string }) {
  const t = useTexts(catalogueTexts);
  if (content === '') return null;
  return (
    <Panel title={t.description}>
      <div className={markdownText}>
        <Markdown tokens={parseMarkdown(content)} />
      </div>
    </Panel>
  );
}

/** What is sold no more: carts and orders still lead here. */
function FormerProduct({ page }: PageProps) {
  const t = useTexts(catalogueTexts);
  const nearest = page.categories.at(-1);
  const toCategory = (
    <Button component={Link} to={shopAddress(nearest?.path ?? [])} color="inherit">
      {nearest?.name ?? t.toShop}
    </Button>
  );
  return (
    <>
      <Alert severity="info" action={toCategory} className={styles.notice ?? ''}>
        {t.notSold}
      </Alert>
      <ProductLayout {...placesOf(page)} />
    </>
  );
}
