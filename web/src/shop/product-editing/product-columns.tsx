import { productListWords } from '@tresen/domain/shop/products';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { type Language, useLanguage, useTexts, useWords } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { categoryName } from './category-order.ts';
import { useCategories } from './category-source.ts';
import styles from './editing.module.css';
import type { ListedRow } from './editing.queries.ts';
import { productPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';

interface CellProps {
  readonly product: ListedRow;
}

/** What a product is called in a language. */
export const productName = ({ nameDe, nameEn }: ListedRow, language: Language): string =>
  language === 'de' ? nameDe : nameEn;

/** The columns of the list; a row opens the product. */
export const useProductColumns = (): Columns<ListedRow> => useColumns('catalogue', useChoices());

function useChoices(): readonly Column<ListedRow>[] {
  const t = useTexts(editingTexts);
  const { fields, choices } = useWords(productListWords);
  const categories = useCategories();
  const language = useLanguage();
  return useMemo(() => {
    const names = new Map(categories.map((category) => [category.id, categoryName(category, language)]));
    return [
      { key: 'name', name: t.name, role: 'title', cell: (product) => <Name product={product} /> },
      { key: 'articleNr', name: t.articleNr, cell: ({ articleNr }) => articleNr },
      { key: 'type', name: fields.type, role: 'wide', cell: ({ type }) => typeName(choices.type, type) },
      {
        key: 'category',
        name: fields.categoryId,
        role: 'wide',
        cell: ({ categoryId }) => names.get(categoryId) ?? '',
      },
      {
        key: 'state',
        name: fields.state,
        cell: ({ state }) => (
          <span className={styles.state} data-state={state}>
            {choices.state[state]}
          </span>
        ),
      },
      { key: 'price', name: fields.price, role: 'amount', cell: (product) => <Price product={product} /> },
    ];
  }, [t, fields, choices, categories, language]);
}

function typeName(names: Readonly<Record<string, string>>, type: string): string {
  return names[type] ?? type;
}

function Name({ product }: CellProps) {
  const name = productName(product, useLanguage());
  return (
    <span className={styles.product}>
      <span className={styles.thumb}>
        {product.imageUrl !== null && <img src={product.imageUrl} alt="" loading="lazy" />}
      </span>
      <Link to={productPath(product.id)}>{name}</Link>
    </span>
  );
}

function Price({ product }: CellProps) {
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
