import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './roles.de.ts';
import { en } from './roles.en.ts';

/** What the roles are called, by language. */
export const roleWords = defineTexts(de, en);

/** What the roles are called, in the language in use. */
export const useRoleWords = () => useTexts(roleWords);
