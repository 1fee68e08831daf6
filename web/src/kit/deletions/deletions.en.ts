import type { de } from './deletions.de.ts';

export const en: typeof de = {
  branches: (count, isOne) => `${count} ${isOne ? 'branch' : 'branches'}`,
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
