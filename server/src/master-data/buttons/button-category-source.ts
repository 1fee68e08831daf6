import type { Fault } from '@tresen/domain/kit/entities';
import { buttonCategory } from '@tresen/domain/master-data/buttons';
import { defineSource, type RecordDraft } from '../../kit/records/index.ts';
import { type CategoryPlace, findAppsOfTemplates, findCategoryPlaces } from './button-categories.store.ts';

// answers buttonCategories, buttonCategory, buttonCategoryNeighbours, buttonCategoryDeletions, saveButtonCategory,
// deleteButtonCategories, restoreButtonCategories: kit/records
/** Categories of buttons: a tree for each app of a template. */
export const buttonCategorySource = defineSource({
  entity: buttonCategory,
  table: 'button_categories',
  type: 'ButtonCategory',
  plural: 'buttonCategories',
  check: async (tx, drafts) => {
    const templateIds = [...new Set(drafts.map(({ values }) => String(values.templateId)))];
    const [stored, apps] = await Promise.all([
      findCategoryPlaces(
        tx,
        templateIds,
        drafts.map(({ id }) => id),
      ),
      findAppsOfTemplates(tx, templateIds),
    ]);
    const places = new Map([...stored, ...drafts.map((draft) => [draft.id, placeOf(draft)] as const)]);
    return new Map(
      drafts.flatMap((draft, index) => {
        const fault = faultOf(draft, { stored, places, apps });
        return fault ? [[index, [fault]] as const] : [];
      }),
    );
  },
});

interface Tree {
  readonly stored: ReadonlyMap<string, CategoryPlace>;
  /** As they will be. */
  readonly places: ReadonlyMap<string, CategoryPlace>;
  readonly apps: ReadonlyMap<string, readonly string[]>;
}

function placeOf({ id, values }: RecordDraft): CategoryPlace {
  return {
    id,
    templateId: String(values.templateId),
    app: String(values.app),
    parentId: values.parentId as string | null,
  };
}

/**
 * A category stays in the template and app that it was made for, since others stand below it and on buttons there; what
 * is above it is of the same, and not below it.
 */
function faultOf(draft: RecordDraft, { stored, places, apps }: Tree): Fault | undefined {
  const place = placeOf(draft);
  const before = stored.get(draft.id);
  if (before && before.templateId !== place.templateId) return { path: 'templateId', code: 'CANNOT_CHANGE' };
  if (before && before.app !== place.app) return { path: 'app', code: 'CANNOT_CHANGE' };
  if (!before && apps.get(place.templateId)?.includes(place.app) === false)
    return { path: 'app', code: 'NOT_OF_TEMPLATE' };
  const parent = place.parentId === null ? undefined : places.get(place.parentId);
  if (place.parentId !== null && (parent?.templateId !== place.templateId || parent.app !== place.app))
    return { path: 'parentId', code: 'NOT_OF_TEMPLATE' };
  return isBelowItself(place, places) ? { path: 'parentId', code: 'PART_OF_ITSELF' } : undefined;
}

function isBelowItself(place: CategoryPlace, places: ReadonlyMap<string, CategoryPlace>): boolean {
  const seen = new Set<string>();
  for (let at: CategoryPlace | undefined = place; at; at = places.get(at.parentId ?? '')) {
    if (seen.has(at.id)) return true;
    seen.add(at.id);
  }
  return false;
}
