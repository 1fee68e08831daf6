import type { ProductListWords } from './product-list.ts';
import { productTypeWords } from './type-words.ts';

const de: ProductListWords = {
  one: 'Produkt',
  many: 'Shop-Katalog',
  counted: (count, isOne) => `${count} ${isOne ? 'Produkt' : 'Produkte'}`,
  fields: { state: 'Verkauf', categoryId: 'Kategorie', type: 'Art', price: 'Preis netto' },
  choices: {
    state: { ON_SALE: 'Im Verkauf', DRAFT: 'Entwurf', ENDED: 'Nicht mehr im Verkauf' },
    type: productTypeWords.de,
  },
  rows: {},
};

const en: ProductListWords = {
  one: 'Product',
  many: 'Shop catalogue',
  counted: (count, isOne) => `${count} ${isOne ? 'product' : 'products'}`,
  fields: { state: 'Sale', categoryId: 'Category', type: 'Type', price: 'Net price' },
  choices: {
    state: { ON_SALE: 'On sale', DRAFT: 'Draft', ENDED: 'No longer on sale' },
    type: productTypeWords.en,
  },
  rows: {},
};

/** What people call products of the catalogue and the fields of their list. */
export const productListWords = { de, en };
