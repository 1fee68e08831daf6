import type { de } from './deletions.de.ts';

const users: (typeof de)['users'] = {
  vat: (count, isOne) => `${count} ${isOne ? 'VAT rate' : 'VAT rates'}`,
  category: (count, isOne) => `${count} ${isOne ? 'category' : 'categories'}`,
  printer: (count, isOne) => `${count} ${isOne ? 'printer' : 'printers'}`,
  article: (count, isOne) => `${count} ${isOne ? 'article' : 'articles'}`,
  company: (count, isOne) => `${count} ${isOne ? 'company' : 'companies'}`,
  employee: (count, isOne) => `${count} ${isOne ? 'employee' : 'employees'}`,
  terminal: (count, isOne) => `${count} ${isOne ? 'terminal' : 'terminals'}`,
  room: (count, isOne) => `${count} ${isOne ? 'room' : 'rooms'}`,
  table: (count, isOne) => `${count} ${isOne ? 'table' : 'tables'}`,
  organization: (count, isOne) => `${count} ${isOne ? 'organization' : 'organizations'}`,
  organizationAddress: (count, isOne) => `${count} ${isOne ? 'address' : 'addresses'}`,
  organizationUnit: (count, isOne) => `${count} ${isOne ? 'branch' : 'branches'}`,
  customer: (count, isOne) => `${count} ${isOne ? 'customer' : 'customers'}`,
};

export const en: typeof de = {
  users,
  list: (parts) => new Intl.ListFormat('en-GB').format(parts),
  removed: (name) => `${name} was deleted.`,
  marked: (name) => `${name} will be deleted after the next sync.`,
  inUse: (name, used) => `${name} could not be deleted because it is used by ${used}.`,
  willBeInUse: (name, used) => `${name} can’t be deleted because it is used by ${used}.`,
  withUsers: (used) => `Delete with ${used}`,
  // VAT-04, verbatim
  standardVat: 'The first three standard VAT rates cannot be deleted.',
  lastOrganization: 'You need at least one organization.',
  notFound: (name) => `${name} has already been deleted.`,
  refused: (name) => `${name} could not be deleted.`,
};
