import { type Role, roles } from '@tresen/domain/kit/groups';
import { useCallback } from 'react';
import { defineTexts } from '../../kit/i18n/index.ts';
import { useRoleWords } from '../../kit/roles/index.ts';
import { de } from './roles.de.ts';
import { en } from './roles.en.ts';

/** What each role is for, in a sentence. */
export const roleTexts = defineTexts(de, en);

/** The roles that this version knows among those that the server names. */
export const knownRoles = (names: readonly string[]): readonly Role[] =>
  roles.filter((role) => names.includes(role));

/** The name of a role in the language in use; one that this version does not know stays as it is. */
export const useRoleName = (): ((role: string) => string) => {
  const words: Readonly<Record<string, string>> = useRoleWords();
  return useCallback((role) => words[role] ?? role, [words]);
};
