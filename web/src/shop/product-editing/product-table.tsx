import { useQuery } from '@tanstack/react-query';
import { productTypes } from '@tresen/domain/shop/products';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ListTable } from '../../kit/list/index.ts';
import { categoryName } from './category-order.ts';
import { typeWords } from './choice-words.ts';
import styles from './editing.module.css';
import { type ListedProduct, storedCategoriesQuery } from './editing.queries.ts';
import { productPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';

interface ProductTableProps {
  readonly products: readonly ListedProduct[];
  readonly isStale: boolean;
}

/** A page of the list; a row opens the product. */
export const ProductTable = ({ products, isStale }: ProductTableProps) => {
  const t = useTexts(editingTexts);
  const types = useTexts(typeWords);
  const categories = useCategoryNames();
  const typeName = ({ type }: ListedProduct) => {
    const known = productTypes.find((one) => one === type);
    return known ? types[known] : type;
  };
  return (
    <ListTable
      label={t.title}
      rows={products.map((product) => ({ ...product, id: String(product.id), product }))}
      isStale={isStale}
      columns={[
        { key: 'name', name: t.name, role: 'title', cell: ({ product }) => <Name product={product} /> },
        { key: 'articleNr', name: t.articleNr, cell: ({ product }) => product.articleNr },
        { key: 'type', name: t.type, role: 'wide', cell: ({ product }) => typeName(product) },
        {
          key: 'category',
          name: t.categoryId,
          role: 'wide',
          cell: ({ product }) => categories.get(product.categoryId) ?? '',
        },
        {
          key: 'state',
          name: t.state,
          cell: ({ product }) => (
            <span className={styles.state} data-state={product.state}>
              {t[product.state]}
            </span>
          ),
        },
        { key: 'price', name: t.price, role: 'amount', cell: ({ product }) => <Price product={product} /> },
      ]}
    />
  );
};

function useCategoryNames(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const { data = [] } = useQuery(storedCategoriesQuery);
  return new Map(data.map((category) => [category.id, categoryName(category, language)]));
}

function Name({ product }: { readonly product: ListedProduct }) {
  const language = useLanguage();
  return (
    <span className={styles.product}>
      <span className={styles.thumb}>
        {product.imageUrl !== null && <img src={product.imageUrl} alt="" loading="lazy" />}
      </span>
      <Link to={productPath(product.id)}>{language === 'de' ? product.nameDe : product.nameEn}</Link>
    </span>
  );
}

function Price({ product }: { readonly product: ListedProduct }) {
  const t = useTexts(editingTexts);
  const f = useFormats();
  const { price, setupFee, discountedPrice } = product;
  if (price === 0) return setupFee === 0 ? t.onRequest : t.onlySetup(f.money(setupFee, 'EUR'));
  if (discountedPrice === null) return f.money(price, 'EUR');
  return (
    <>
      <s className={styles.former}>{f.money(price, 'EUR')}</s> {f.money(discountedPrice, 'EUR')}
    </>
  );
}
