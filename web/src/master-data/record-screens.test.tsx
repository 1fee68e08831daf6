import { article, articleWords } from '@tresen/domain/master-data/articles';
import { buttonTemplate, buttonTemplateWords } from '@tresen/domain/master-data/buttons';
import { category, categoryWords } from '@tresen/domain/master-data/categories';
import { company, companyWords } from '@tresen/domain/master-data/companies';
import { employee, employeeWords } from '@tresen/domain/master-data/employees';
import { printer, printerWords } from '@tresen/domain/master-data/printers';
import { room, roomWords } from '@tresen/domain/master-data/rooms';
import { table, tableWords } from '@tresen/domain/master-data/tables';
import { terminal, terminalWords } from '@tresen/domain/master-data/terminals';
import { vat, vatWords } from '@tresen/domain/master-data/vats';
import {
  ArticleNeedsDocument,
  ArticlesDocument,
  ButtonTemplatesDocument,
  CategoriesDocument,
  CompaniesDocument,
  EmployeesDocument,
  PrintersDocument,
  RoomsDocument,
  TablesDocument,
  TerminalsDocument,
  VatsDocument,
} from '../kit/graphql/generated/pos/graphql.ts';
import { describeRecordScreens } from '../kit/testing/record-screens.tsx';
import { articles } from './articles/index.ts';
import { buttonTemplates } from './buttons/index.ts';
import { categories } from './categories/index.ts';
import { companies } from './companies/index.ts';
import { employees } from './employees/index.ts';
import { printers } from './printers/index.ts';
import { rooms } from './rooms/index.ts';
import { tables } from './tables/index.ts';
import { terminals } from './terminals/index.ts';
import { vats } from './vats/index.ts';

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
  proves: 'VAT-01',
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

describeRecordScreens({
  proves: 'CMP-01',
  feature: companies,
  entity: company,
  words: companyWords.de,
  list: '/manage/data/companies',
  record: ['/manage/data/companies/:companyId', '/manage/data/companies/new'],
  document: [CompaniesDocument, 'companies'],
  row: { name: 'Krone GmbH', city: 'Dresden', country: 'DE', lastName: null, email: null, phone: null },
  create: 'Neue Firma',
});

describeRecordScreens({
  feature: employees,
  entity: employee,
  words: employeeWords.de,
  list: '/manage/data/employees',
  record: ['/manage/data/employees/:employeeId', '/manage/data/employees/new'],
  document: [EmployeesDocument, 'employees'],
  row: {
    ...{
      name: 'Mia',
      role: 2,
      personnelNumber: '7',
      firstName: 'Mia',
      lastName: null,
      phone: null,
      email: null,
    },
    ...{ permissions: ['discount'], hasPin: true },
  },
  create: 'Neuer Mitarbeiter',
});

describeRecordScreens({
  proves: 'TRM-01',
  feature: terminals,
  entity: terminal,
  words: terminalWords.de,
  list: '/manage/data/terminals',
  record: ['/manage/data/terminals/:terminalId', '/manage/data/terminals/new'],
  document: [TerminalsDocument, 'terminals'],
  row: { name: 'Theke', type: 'Static_Pos', priceGroup: 1, vatType: 'inHouse', autoLogout: 0 },
  create: 'Neues Terminal',
});

describeRecordScreens({
  proves: 'ROM-01',
  feature: rooms,
  entity: room,
  words: roomWords.de,
  list: '/manage/data/rooms',
  record: ['/manage/data/rooms/:roomId', '/manage/data/rooms/new'],
  document: [RoomsDocument, 'rooms'],
  row: { name: 'Gastraum', colour: '#aa3300', sort: 1 },
  create: 'Neuer Raum',
});

describeRecordScreens({
  proves: 'ROM-02, ROM-04',
  feature: tables,
  entity: table,
  words: tableWords.de,
  list: '/manage/data/tables',
  record: ['/manage/data/tables/:tableId', '/manage/data/tables/new'],
  document: [TablesDocument, 'tables'],
  row: { name: 'Fenster', number: 4, room: { id: 'r', name: 'Gastraum' }, seats: 4, shape: 'round', sort: 0 },
  create: 'Neuer Tisch',
});

describeRecordScreens({
  proves: 'BTN-01, BTN-06',
  feature: buttonTemplates,
  entity: buttonTemplate,
  words: buttonTemplateWords.de,
  list: '/manage/data/btnTemplates',
  record: ['/manage/data/btnTemplates/:btnTemplateId', '/manage/data/btnTemplates/new'],
  document: [ButtonTemplatesDocument, 'buttonTemplates'],
  row: { name: 'Theke', apps: ['Static_Pos', 'Event_App'] },
  create: 'Neue Oberfläche',
});
