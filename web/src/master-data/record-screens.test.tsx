import { article, articleWords } from '@tresen/domain/master-data/articles';
import { category, categoryWords } from '@tresen/domain/master-data/categories';
import { printer, printerWords } from '@tresen/domain/master-data/printers';
import { vat, vatWords } from '@tresen/domain/master-data/vats';
import {
  ArticleNeedsDocument,
  ArticlesDocument,
  CategoriesDocument,
  PrintersDocument,
  VatsDocument,
} from '../kit/graphql/generated/pos/graphql.ts';
import { ArticlePage } from './articles/article-page.tsx';
import { ArticlesPage } from './articles/articles-page.tsx';
import { CategoriesPage } from './categories/categories-page.tsx';
import { CategoryPage } from './categories/category-page.tsx';
import { PrinterPage } from './printers/printer-page.tsx';
import { PrintersPage } from './printers/printers-page.tsx';
import { describeRecordScreens } from './testing/record-screens.tsx';
import { VatPage } from './vats/vat-page.tsx';
import { VatsPage } from './vats/vats-page.tsx';

describeRecordScreens({
  entity: printer,
  words: printerWords.de,
  path: '/manage/data/printers',
  list: <PrintersPage />,
  record: ['/manage/data/printers/:printerId', <PrinterPage key="page" />, '/manage/data/printers/new'],
  document: [PrintersDocument, 'printers'],
  row: { name: 'Theke', group: 'bar', codePage: 'CP858', copies: 1, printWidth: 42, signals: 'none' },
  create: 'Neuer Drucker',
});

describeRecordScreens({
  entity: vat,
  words: vatWords.de,
  path: '/manage/data/vats',
  list: <VatsPage />,
  record: ['/manage/data/vats/:vatId', <VatPage key="page" />, '/manage/data/vats/new'],
  document: [VatsDocument, 'vats'],
  row: { name: 'Normal', symbol: 'A', value: 1900, key: 1 },
  create: 'Neuer Mehrwertsteuersatz',
});

describeRecordScreens({
  entity: category,
  words: categoryWords.de,
  path: '/manage/data/articleCategories',
  list: <CategoriesPage />,
  record: [
    '/manage/data/articleCategories/:articleCategoryId/:type',
    <CategoryPage key="page" />,
    '/manage/data/articleCategories/new/main',
  ],
  document: [CategoriesDocument, 'categories'],
  row: { name: 'Getränke', description: null, sort: 1, colour: '#aa3300', parent: null },
  create: 'Neue Kategorie',
  hidden: ['parentId'],
});

describeRecordScreens({
  entity: article,
  words: articleWords.de,
  path: '/manage/data/articlesList',
  list: <ArticlesPage />,
  record: [
    '/manage/data/articlesList/:articleId',
    <ArticlePage key="page" />,
    '/manage/data/articlesList/new',
  ],
  document: [ArticlesDocument, 'articles'],
  row: { name: 'Espresso', price: 280, mainCategory: { id: 'c', name: 'Getränke' }, type: 'MainArticle' },
  create: 'Neuer Artikel',
  operations: [
    [ArticleNeedsDocument, () => ({ vats: { nodes: [{ id: 'v' }] }, categories: { nodes: [{ id: 'c' }] } })],
  ],
  hidden: ['mainArticleId', 'members', 'shopArticleNumber', 'activeInShop'],
});
