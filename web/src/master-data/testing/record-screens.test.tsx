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
} from '../../kit/graphql/generated/pos/graphql.ts';
import { articles } from '../articles/index.ts';
import { categories } from '../categories/index.ts';
import { printers } from '../printers/index.ts';
import { vats } from '../vats/index.ts';
import { describeRecordScreens } from './record-screens.tsx';

describeRecordScreens({
  feature: printers,
  entity: printer,
  words: printerWords.de,
  list: '/manage/data/printers',
  record: ['/manage/data/printers/:printerId', '/manage/data/printers/new'],
  document: [PrintersDocument, 'printers'],
  row: { name: 'Theke', group: 'bar', codePage: 'CP858', copies: 1, printWidth: 42, signals: 'none' },
  create: 'Neuer Drucker',
});

describeRecordScreens({
  feature: vats,
  entity: vat,
  words: vatWords.de,
  list: '/manage/data/vats',
  record: ['/manage/data/vats/:vatId', '/manage/data/vats/new'],
  document: [VatsDocument, 'vats'],
  row: { name: 'Normal', symbol: 'A', value: 1900, key: 1 },
  create: 'Neuer Mehrwertsteuersatz',
});

describeRecordScreens({
  feature: categories,
  entity: category,
  words: categoryWords.de,
  list: '/manage/data/articleCategories',
  record: [
    '/manage/data/articleCategories/:articleCategoryId/:type',
    '/manage/data/articleCategories/new/main',
  ],
  document: [CategoriesDocument, 'categories'],
  row: { name: 'Getränke', description: null, sort: 1, colour: '#aa3300', parent: null },
  create: 'Neue Kategorie',
  hidden: ['parentId'],
});

// ART-02: the same screen at two addresses.
for (const list of ['/manage/data/articlesList', '/manage/e-commerce/products']) {
  describeRecordScreens({
    feature: articles,
    entity: article,
    words: articleWords.de,
    list,
    record: ['/manage/data/articlesList/:articleId', '/manage/data/articlesList/new'],
    document: [ArticlesDocument, 'articles'],
    row: { name: 'Espresso', price: 280, mainCategory: { id: 'c', name: 'Getränke' }, type: 'MainArticle' },
    create: 'Neuer Artikel',
    operations: [
      [
        ArticleNeedsDocument,
        () => ({ vats: { nodes: [{ id: 'v' }] }, categories: { nodes: [{ id: 'c' }] } }),
      ],
    ],
    hidden: ['mainArticleId', 'members', 'shopArticleNumber', 'activeInShop'],
  });
}
