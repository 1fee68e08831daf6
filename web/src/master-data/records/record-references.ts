import type { Condition, EntityName } from '@tresen/domain/kit/entities';
import { article, articleWords } from '@tresen/domain/master-data/articles';
import { category, categoryWords } from '@tresen/domain/master-data/categories';
import { company, companyWords } from '@tresen/domain/master-data/companies';
import { employee, employeeWords } from '@tresen/domain/master-data/employees';
import { printer, printerWords } from '@tresen/domain/master-data/printers';
import { room, roomWords } from '@tresen/domain/master-data/rooms';
import { table, tableWords } from '@tresen/domain/master-data/tables';
import { terminal, terminalWords } from '@tresen/domain/master-data/terminals';
import { vat, vatWords } from '@tresen/domain/master-data/vats';
import { organizationAddress, organizationAddressWords } from '@tresen/domain/organization/addresses';
import { customer, customerWords } from '@tresen/domain/organization/customers';
import { organization, organizationWords } from '@tresen/domain/organization/organizations';
import type { ReferenceSource } from '../../kit/form/index.ts';
import {
  CustomerNameDocument,
  CustomerNamesDocument,
  OrganizationAddressNameDocument,
  OrganizationAddressNamesDocument,
  OrganizationNameDocument,
  OrganizationNamesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  ArticleNameDocument,
  ArticleNamesDocument,
  CategoryNameDocument,
  CategoryNamesDocument,
  CompanyNameDocument,
  CompanyNamesDocument,
  EmployeeNameDocument,
  EmployeeNamesDocument,
  PrinterNameDocument,
  PrinterNamesDocument,
  RoomNameDocument,
  RoomNamesDocument,
  TableNameDocument,
  TableNamesDocument,
  TerminalNameDocument,
  TerminalNamesDocument,
  VatNameDocument,
  VatNamesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { generalApi, posApi } from '../../kit/graphql/index.ts';
import { type RecordReferences, referredKind } from '../../kit/record-form/index.ts';
import { categoryPath, recordPaths } from './record-paths.ts';
import { withBranches } from './twin-branches.ts';

/** Records that a search for one shows; further ones come when more is typed. */
const first = 20;

/** Where each kind of record is searched that others refer to, what it is called, and where it is made and seen. */
export const recordReferences: Readonly<Record<EntityName, RecordReferences>> = {
  vat: {
    key: 'vat',
    search: async (search) =>
      withBranches((await posApi.request(VatNamesDocument, { search, first })).vats.nodes),
    nameOf: async (id) => (await posApi.request(VatNameDocument, { id })).vat?.name ?? null,
    newPath: recordPaths.vat.pathOf('new'),
    pathOf: (id) => recordPaths.vat.pathOf(id),
    kind: referredKind({ entity: vat, words: vatWords, listPath: recordPaths.vat.list }),
  },
  category: {
    key: 'category',
    search: async (search) =>
      withBranches((await posApi.request(CategoryNamesDocument, { search, first })).categories.nodes),
    nameOf: async (id) => (await posApi.request(CategoryNameDocument, { id })).category?.name ?? null,
    newPath: recordPaths.category.pathOf('new'),
    pathOf: (id) => recordPaths.category.pathOf(id),
    kind: referredKind({ entity: category, words: categoryWords, listPath: recordPaths.category.list }),
  },
  printer: {
    key: 'printer',
    search: async (search) =>
      withBranches((await posApi.request(PrinterNamesDocument, { search, first })).printers.nodes),
    nameOf: async (id) => (await posApi.request(PrinterNameDocument, { id })).printer?.name ?? null,
    newPath: recordPaths.printer.pathOf('new'),
    pathOf: (id) => recordPaths.printer.pathOf(id),
    kind: referredKind({ entity: printer, words: printerWords, listPath: recordPaths.printer.list }),
  },
  article: {
    key: 'article',
    search: async (search) =>
      withBranches((await posApi.request(ArticleNamesDocument, { search, first })).articles.nodes),
    nameOf: async (id) => (await posApi.request(ArticleNameDocument, { id })).article?.name ?? null,
    newPath: recordPaths.article.pathOf('new'),
    pathOf: (id) => recordPaths.article.pathOf(id),
    kind: referredKind({ entity: article, words: articleWords, listPath: recordPaths.article.list }),
  },
  company: {
    key: 'company',
    search: async (search) =>
      withBranches((await posApi.request(CompanyNamesDocument, { search, first })).companies.nodes),
    nameOf: async (id) => (await posApi.request(CompanyNameDocument, { id })).company?.name ?? null,
    newPath: recordPaths.company.pathOf('new'),
    pathOf: (id) => recordPaths.company.pathOf(id),
    kind: referredKind({ entity: company, words: companyWords, listPath: recordPaths.company.list }),
  },
  employee: {
    key: 'employee',
    search: async (search) =>
      withBranches((await posApi.request(EmployeeNamesDocument, { search, first })).employees.nodes),
    nameOf: async (id) => (await posApi.request(EmployeeNameDocument, { id })).employee?.name ?? null,
    newPath: recordPaths.employee.pathOf('new'),
    pathOf: (id) => recordPaths.employee.pathOf(id),
    kind: referredKind({ entity: employee, words: employeeWords, listPath: recordPaths.employee.list }),
  },
  terminal: {
    key: 'terminal',
    search: async (search) =>
      withBranches((await posApi.request(TerminalNamesDocument, { search, first })).terminals.nodes),
    nameOf: async (id) => (await posApi.request(TerminalNameDocument, { id })).terminal?.name ?? null,
    newPath: recordPaths.terminal.pathOf('new'),
    pathOf: (id) => recordPaths.terminal.pathOf(id),
    kind: referredKind({ entity: terminal, words: terminalWords, listPath: recordPaths.terminal.list }),
  },
  room: {
    key: 'room',
    search: async (search) =>
      withBranches((await posApi.request(RoomNamesDocument, { search, first })).rooms.nodes),
    nameOf: async (id) => (await posApi.request(RoomNameDocument, { id })).room?.name ?? null,
    newPath: recordPaths.room.pathOf('new'),
    pathOf: (id) => recordPaths.room.pathOf(id),
    kind: referredKind({ entity: room, words: roomWords, listPath: recordPaths.room.list }),
  },
  table: {
    key: 'table',
    search: async (search) =>
      withBranches((await posApi.request(TableNamesDocument, { search, first })).tables.nodes),
    nameOf: async (id) => (await posApi.request(TableNameDocument, { id })).table?.name ?? null,
    newPath: recordPaths.table.pathOf('new'),
    pathOf: (id) => recordPaths.table.pathOf(id),
    kind: referredKind({ entity: table, words: tableWords, listPath: recordPaths.table.list }),
  },
  organization: {
    key: 'organization',
    search: async (search) =>
      (await generalApi.request(OrganizationNamesDocument, { search, first })).organizations.nodes,
    nameOf: async (id) =>
      (await generalApi.request(OrganizationNameDocument, { id })).organization?.name ?? null,
    newPath: recordPaths.organization.pathOf('new'),
    pathOf: (id) => recordPaths.organization.pathOf(id),
    kind: referredKind({
      entity: organization,
      words: organizationWords,
      listPath: recordPaths.organization.list,
    }),
  },
  organizationAddress: {
    key: 'organizationAddress',
    search: async (search) =>
      (await generalApi.request(OrganizationAddressNamesDocument, { search, first })).organizationAddresses
        .nodes,
    nameOf: async (id) =>
      (await generalApi.request(OrganizationAddressNameDocument, { id })).organizationAddress?.name ?? null,
    newPath: recordPaths.organizationAddress.pathOf('new'),
    pathOf: (id) => recordPaths.organizationAddress.pathOf(id),
    kind: referredKind({
      entity: organizationAddress,
      words: organizationAddressWords,
      listPath: recordPaths.organizationAddress.list,
    }),
  },
  customer: {
    key: 'customer',
    search: async (search) =>
      (await generalApi.request(CustomerNamesDocument, { search, first })).customers.nodes,
    nameOf: async (id) => (await generalApi.request(CustomerNameDocument, { id })).customer?.name ?? null,
    newPath: recordPaths.customer.pathOf('new'),
    pathOf: (id) => recordPaths.customer.pathOf(id),
    kind: referredKind({ entity: customer, words: customerWords, listPath: recordPaths.customer.list }),
  },
};

const categories = (key: string, conditions: readonly Condition[]): ReferenceSource => ({
  key,
  search: async (search) =>
    withBranches(
      (await posApi.request(CategoryNamesDocument, { search, first, conditions: [...conditions] })).categories
        .nodes,
    ),
  pathOf: (id) => recordPaths.category.pathOf(id),
});

/** Where a main category is chosen. */
export const mainCategories: ReferenceSource = {
  ...categories('category main', [{ field: 'parentId', is: 'empty', values: [] }]),
  newPath: categoryPath('new', 'main'),
};

/** Where a subcategory of a main category is chosen; of any, while none is. */
export const subcategoriesOf = (parentId: string | null): ReferenceSource => ({
  ...categories(
    `category of ${parentId}`,
    parentId === null
      ? [{ field: 'parentId', is: 'notEmpty', values: [] }]
      : [{ field: 'parentId', is: 'is', values: [parentId] }],
  ),
  newPath: `${categoryPath('new', 'sub')}${parentId === null ? '' : `?parent=${parentId}`}`,
});
