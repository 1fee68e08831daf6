import {
  type ContentEntryInput,
  type ContentLanguage,
  type ContentText,
  contentEntrySchema,
  contentKindOf,
  contentKinds,
  marksAfter,
  type TranslationMarks,
} from '@tresen/domain/content/entries';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asAuthor } from '../authors/index.ts';
import {
  deleteEntry,
  type EditedEntry,
  type EntryValues,
  hasChildren,
  holdEntry,
  insertEntries,
  kindOfEntry,
  listEdited,
  type Revision,
  revisionsOf,
  updateEntry,
} from './entry-editing.store.ts';

/** What is written of a kind, drafts and what is still to come among it. @throws {AppError} FORBIDDEN, NOT_FOUND */
export const editedContent = (
  ctx: Ctx,
  kind: string,
  search: string | null | undefined,
): Promise<EditedEntry[]> =>
  asAuthor(ctx, (tx) => {
    const known = contentKindOf(kind);
    if (!known) throw notFound();
    return listEdited(tx, known, search ?? '');
  });

/** @throws {AppError} FORBIDDEN outside the vendor's tenant, NOT_FOUND */
export const editedContentEntry = (ctx: Ctx, id: string): Promise<EditedEntry> =>
  asAuthor(ctx, (tx) => held(tx, id));

/** The states that an entry was saved in, the newest first. @throws {AppError} FORBIDDEN */
export const contentRevisions = (ctx: Ctx, id: string): Promise<Revision[]> =>
  asAuthor(ctx, (tx) => revisionsOf(tx, id));

/**
 * Writes or changes an entry in all its languages (CNT-10).
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT, NOT_FOUND, CONFLICT (somebody else was quicker)
 */
export const saveContentEntry = async (ctx: Ctx, entry: unknown): Promise<SaveResult> => {
  const input = parseInput(contentEntrySchema, entry);
  try {
    const modelId = await asAuthor(ctx, async (tx) => {
      await checkParent(tx, input);
      return input.id ? change(ctx, tx, input.id, input) : add(ctx, tx, input);
    });
    return { isSuccess: true, modelId };
  } catch (error) {
    if (isUniqueViolation(error)) throw refused('slug', 'SLUG_TAKEN');
    throw error;
  }
};

/** @throws {AppError} FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT where something stands below it */
export const removeContentEntry = (ctx: Ctx, id: string, version: number): Promise<SaveResult> =>
  asAuthor(ctx, async (tx) => {
    const current = await held(tx, id);
    if (current.version !== version) throw new AppError('CONFLICT', { version: current.version });
    if (await hasChildren(tx, id)) throw refused('id', 'HAS_ENTRIES');
    await deleteEntry(tx, id);
    await log(ctx, tx, 'remove', id, { oldValues: logged(current, current.texts) });
    return { isSuccess: true };
  });

async function held(tx: Tx, id: string): Promise<EditedEntry> {
  const entry = await holdEntry(tx, id);
  if (!entry) throw notFound();
  return entry;
}

async function checkParent(tx: Tx, { kind, parentId }: ContentEntryInput): Promise<void> {
  if (parentId !== null && (await kindOfEntry(tx, parentId)) !== contentKinds[kind])
    throw refused('parentId', 'NO_PARENT');
}

async function add(ctx: Ctx, tx: Tx, input: ContentEntryInput): Promise<string> {
  const [id, values, texts] = [newId(), valuesOf(input), textsOf(input)];
  const marks = marksOf({}, [], input, 1);
  await insertEntries(tx, [{ id, version: 1, values, texts, marks, ...signed(ctx) }]);
  await log(ctx, tx, 'create', id, { newValues: logged(values, texts) });
  return id;
}

async function change(ctx: Ctx, tx: Tx, id: string, input: ContentEntryInput): Promise<string> {
  const current = await held(tx, id);
  if (current.version !== input.version) throw new AppError('CONFLICT', { version: current.version });
  // What it is, others link to.
  if (current.kind !== input.kind) throw refused('kind', 'KIND_IS_FIXED');
  const [version, texts] = [current.version + 1, textsOf(input)];
  const values = { ...valuesOf(input), publishDate: await dateOf(ctx, tx, current, input) };
  const before = Object.fromEntries(current.texts.map(({ language, mark }) => [language, mark]));
  const marks = marksOf(before, current.texts, input, version);
  await updateEntry(tx, { id, version, values, texts, marks, ...signed(ctx) });
  await log(ctx, tx, 'update', id, {
    oldValues: logged(current, current.texts),
    newValues: logged(values, texts),
  });
  return id;
}

/** What comes out for the first time is as new as that, however long it was a draft, unless the author chose another day. */
async function dateOf(ctx: Ctx, tx: Tx, current: EditedEntry, input: ContentEntryInput): Promise<Date> {
  const chosen = new Date(input.publishDate);
  const now = new Date(ctx.now());
  if (input.isDraft || !current.isDraft || chosen > now) return chosen;
  if (chosen.getTime() !== current.publishDate.getTime()) return chosen;
  const wasOut = (await revisionsOf(tx, current.id)).some(({ isDraft }) => !isDraft);
  return wasOut ? chosen : now;
}

function marksOf(
  before: TranslationMarks,
  stored: readonly ContentText[],
  input: ContentEntryInput,
  version: number,
): TranslationMarks {
  const texts = textsOf(input);
  const wordsOf = (text: ContentText | undefined) => JSON.stringify([text?.title, text?.summary, text?.body]);
  const isChanged = (text: ContentText) =>
    wordsOf(text) !== wordsOf(stored.find(({ language }) => language === text.language));
  const languageOf = ({ language }: ContentText): ContentLanguage => language;
  const [present, changed] = [texts.map(languageOf), texts.filter(isChanged).map(languageOf)];
  return marksAfter({ before, present, changed, version, isStillRight: input.isStillRight });
}

/** Without a title there is no text in the language. */
function textsOf({ texts }: ContentEntryInput): readonly ContentText[] {
  return texts.filter(({ title }) => title !== '');
}

function valuesOf({
  kind,
  slug,
  parentId,
  order,
  isDraft,
  audience,
  details,
  ...input
}: ContentEntryInput): EntryValues {
  const publishDate = new Date(input.publishDate);
  return { kind, slug, parentId, order, isDraft, audience, details, publishDate };
}

function signed(ctx: Ctx): { readonly at: Date; readonly by: string } {
  return { at: new Date(ctx.now()), by: userOf(ctx).name };
}

function log(
  ctx: Ctx,
  tx: Tx,
  action: 'create' | 'update' | 'remove',
  entityId: string,
  values: { oldValues?: ReturnType<typeof logged>; newValues?: ReturnType<typeof logged> },
): Promise<void> {
  return audit(ctx, tx, tenantOf(ctx), { entity: 'contentEntry', action, entityId, ...values });
}

function logged(values: EntryValues, texts: readonly ContentText[]) {
  return {
    name: texts[0]?.title ?? values.slug,
    kind: values.kind,
    address: values.slug,
    description: texts.map(({ summary }) => summary),
    content: texts.map(({ body }) => body),
    tags: texts.flatMap(({ tags }) => tags),
    order: values.order,
    publishDate: values.publishDate.toISOString(),
    isDraft: values.isDraft,
  };
}

function refused(field: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { field, message });
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', { what: 'content' });
}
