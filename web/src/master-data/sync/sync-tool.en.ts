import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './sync-tool.de.ts';

export const en: Translation<typeof de> = {
  tool: (count, isOne) =>
    isOne ? '1 change not yet on the register' : `${count} changes not yet on the register`,
  more: (count) => `over ${count}`,
};
