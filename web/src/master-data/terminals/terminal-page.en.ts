import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './terminal-page.de.ts';

export const en: Translation<typeof de> = {
  terminal: 'General',
  selling: 'Selling',
  typeHint: 'Which application runs there.',
  deviceHint:
    'The register that the terminal belongs to. Without one it can stand at any register of its branches.',
  vatTypeHint: 'How a new sale begins.',
  priceGroupHint:
    'From 1 to 9. Articles with a further price for this group cost that one here, all others their price.',
  autoLogoutHint: 'When nobody has touched it for so long.',
};
