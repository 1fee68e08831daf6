import { choosesBranches, type Entity, type EntityName, type EntityWords } from '@tresen/domain/kit/entities';
import { isPossible, settableFields } from '@tresen/domain/master-data/change-sets';
import type { ChangeSetTexts } from './change-sets-texts.ts';

/** What somebody wants to do with many records; `set` asks for values of these fields, or for a field first. */
export type BulkAction =
  | { readonly kind: 'price' | 'branches' | 'activate' | 'deactivate' | 'delete' }
  | { readonly kind: 'set'; readonly fields: readonly string[] };

/** Fields that are changed together, or so often that they have an entry of their own. */
const groups: Readonly<Partial<Record<EntityName, readonly (readonly string[])[]>>> = {
  article: [
    ['vatInHouseId', 'vatOutOfHouseId'],
    ['mainCategoryId', 'subcategoryId'],
    ['printerId'],
    ['course'],
  ],
};

/** What an action is called. */
export const actionTitle = (action: BulkAction, words: EntityWords, t: ChangeSetTexts): string => {
  if (action.kind !== 'set') return t[action.kind];
  const [first = ''] = action.fields;
  if (first === 'vatInHouseId') return t.vat;
  if (first === 'mainCategoryId') return t.category;
  return first === '' ? t.otherField : t.fieldTitle(words.fields[first] ?? first);
};

/** What can be done with many records of a kind; follows from its fields. */
export const actionsOf = (entity: Entity, hasBranches: boolean): readonly BulkAction[] => {
  const price = { kind: 'price', prices: 'main', by: { kind: 'amount', cents: 1 } } as const;
  const canPrice = isPossible(entity, { ...price, rounding: 'cent', direction: 'nearest' });
  return [
    ...(canPrice ? [{ kind: 'price' } as const] : []),
    ...(groups[entity.name] ?? []).map((fields) => ({ kind: 'set', fields }) as const),
    ...(settableFields(entity).length > 0 ? [{ kind: 'set', fields: [] } as const] : []),
    ...(hasBranches && choosesBranches(entity) ? [{ kind: 'branches' } as const] : []),
    { kind: 'activate' },
    { kind: 'deactivate' },
  ];
};
