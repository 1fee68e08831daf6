import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './cart-tool.de.ts';

export const en: Translation<typeof de> = {
  tool: (pieces) => (pieces === 0 ? 'Cart' : `Cart, ${pieces} ${pieces === 1 ? 'product' : 'products'}`),
};
