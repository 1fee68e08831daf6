/**
 * The kinds of record that go down to registers, those first on which others depend: a register gets its first copy
 * in this order. The names stand on the wire.
 */
export const syncedNames = [
  'vat',
  'category',
  'printer',
  'article',
  'company',
  'employee',
  'terminal',
  'room',
  'table',
  'buttonTemplate',
  'buttonCategory',
  'configuration',
] as const;
export type SyncedName = (typeof syncedNames)[number];

/** All kinds of record, those too that no register gets: they belong to the tenant as a whole, to no branch. */
export const entityNames = [...syncedNames, 'organization', 'organizationAddress', 'customer'] as const;
export type EntityName = (typeof entityNames)[number];

/** True for kinds that registers get, which so belong to branches, have a sync state and wait for their deletion. */
export const isSynced = (name: EntityName): name is SyncedName =>
  (syncedNames as readonly EntityName[]).includes(name);

/** What many of a kind are called: in the API, in addresses of files, in snake case in the database. */
export const entityPlurals: Readonly<Record<EntityName, string>> = {
  vat: 'vats',
  category: 'categories',
  printer: 'printers',
  article: 'articles',
  company: 'companies',
  employee: 'employees',
  terminal: 'terminals',
  room: 'rooms',
  table: 'tables',
  buttonTemplate: 'buttonTemplates',
  buttonCategory: 'buttonCategories',
  configuration: 'configurations',
  organization: 'organizations',
  organizationAddress: 'organizationAddresses',
  customer: 'customers',
};
