import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './terminals.de.ts';

export const en: Translation<typeof de> = {
  create: 'New terminal',
  emptyTitle: 'No terminals yet',
  emptyText: 'Terminals set the price group and VAT type a register starts with.',

  terminal: 'General',
  selling: 'Selling',
  typeHint: 'The app this terminal runs.',
  deviceHint:
    'The register this terminal belongs to. Leave empty to use it with any register in its branches.',
  vatTypeHint: 'Default for new sales.',
  priceGroupHint:
    '1 to 9. Articles with an additional price for this group use that price here; all others use their standard price.',
  autoLogoutHint: 'Sign out after this long without activity.',
};
