import type { SettingKey } from '@tresen/domain/master-data/configurations';
import { isSame } from '../../kit/conflicts/index.ts';
import type { Setting, WireChange } from './configurations.queries.ts';
import type { ChosenPlace } from './place-address.ts';
import { type Edit, type Edits, editedKeys, seenOf } from './setting-edits.ts';

/** True where a setting is stored already as somebody wants it. */
export const isStoredAs = (edit: Edit | undefined, stored: readonly Setting[], key: SettingKey): boolean => {
  const setting = stored.find((one) => one.key === key);
  if (!edit || !setting) return false;
  if (edit.isReset) return setting.own === null;
  return setting.own !== null && isSame(edit.value, setting.value);
};

/**
 * What somebody has edited while others of their edits were on their way; the same setting once more replaces what is
 * stored now.
 */
export const editsSince = (
  edits: Edits,
  sent: Edits,
  stored: readonly Setting[],
  place: ChosenPlace,
): Edits =>
  Object.fromEntries(
    editedKeys(edits).flatMap((key) => {
      const edit = edits[key];
      if (!edit || edit === sent[key]) return [];
      const setting = stored.find((one) => one.key === key);
      if (!sent[key] || !setting) return [[key, edit] as const];
      if (!edit.isReset && isSame(edit.value, setting.value)) return [];
      return [[key, { ...edit, ...seenOf(setting, place) }] as const];
    }),
  );

/** What is sent of the edits. */
export const wireChanges = (edits: Edits): readonly WireChange[] =>
  editedKeys(edits).flatMap((key) => {
    const edit = edits[key];
    if (!edit) return [];
    const { value, isReset, seenId, seenVersion } = edit;
    return [{ key, value: isReset ? null : JSON.stringify(value), seenId, seenVersion }];
  });
