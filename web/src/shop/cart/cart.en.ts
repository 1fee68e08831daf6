import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './cart.de.ts';

export const en: Translation<typeof de> = {
  title: 'Cart',
};
