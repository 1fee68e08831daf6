import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './units.de.ts';

export const en: Translation<typeof de> = {
  branches: 'Branches',
  figuresOf: (count) => `Figures · ${count === 1 ? '1 register' : `${count} registers`}`,
};
