import { AppError } from '@tresen/domain/kit/errors';
import { buttonCategory } from '@tresen/domain/master-data/buttons';
import { gridFaults, isNewerTemplateFile, readTarget } from '@tresen/domain/master-data/buttons/grid';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { RecordsPort } from '../../kit/records/index.ts';
import { findByName, findByNumber, type NumberedArticle, type TargetKind } from './button-targets.store.ts';
import {
  type ButtonToMake,
  type CategoryToMake,
  type MadeTemplate,
  makeTemplate,
  type TakenNumber,
  type TemplateToMake,
} from './make-template.service.ts';
import { longestFile, type TemplateFile, templateFileSchema } from './template-file.ts';

const importSchema = z.object({
  json: z.string().check(z.maxLength(longestFile)),
  name: z.nullish(z.string()),
  unitIds: z.nullish(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
});

type FileCategory = TemplateFile['categories'][number];
type FileButton = TemplateFile['grids'][number]['buttons'][number];

/** What buttons of a file stand for: articles by number and name, then all by name. */
interface Found {
  /** By `numberKeyOf`. */
  readonly byNumber: ReadonlyMap<string, NumberedArticle>;
  readonly byName: ReadonlyMap<TargetKind, ReadonlyMap<string, string>>;
  /** The apps of the file's categories, by their keys. */
  readonly categories: ReadonlyMap<string, string>;
}

/**
 * Makes a template of a file, of this or another tenant. Buttons of what is not found here are left out, and told.
 * @throws {AppError} INVALID_INPUT for what is no such file
 */
export const importTemplate = (ctx: Ctx, port: RecordsPort, input: object): Promise<MadeTemplate> => {
  const { json, name, unitIds = null } = parseInput(importSchema, input);
  const file = readFile(json);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const found = await findTargetsOf(tx, file, unitIds);
    const template: TemplateToMake = {
      name: name ?? file.name,
      apps: file.apps,
      unitIds,
      categories: categoriesOf(file),
      grids: file.grids.map((grid) => gridOf(grid, found)),
    };
    const made = await makeTemplate(ctx, tx, port, template);
    return { ...made, takenNumbers: takenNumbersOf(file, found, made) };
  });
};

function readFile(json: string): TemplateFile {
  const content = contentOf(json);
  if (isNewerTemplateFile(content)) throw new AppError('INVALID_INPUT', { field: 'json', reason: 'newer' });
  const { success, data } = templateFileSchema.safeParse(content);
  if (success && isOfItsApps(data)) return data;
  throw notValid();
}

function contentOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw notValid();
  }
}

/** Buttons of an app that the template is not for, or that are given twice, would be lost without a word. */
function isOfItsApps({ apps, grids }: TemplateFile): boolean {
  const laid = new Set(grids.map(({ app }) => app));
  return laid.size === grids.length && [...laid].every((app) => apps.includes(app));
}

function notValid(): AppError {
  return new AppError('INVALID_INPUT', { field: 'json' });
}

/** The categories of a file; names that are not right, twins, and circles are refused. */
function categoriesOf({ categories }: TemplateFile): readonly CategoryToMake[] {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const names = new Set(categories.map(nameKeyOf));
  const isWhole = byKey.size === categories.length && names.size === categories.length;
  if (!isWhole || categories.some((category) => !hasPlace(category, byKey))) throw notValid();
  return categories.map(({ key, parent = null, ...values }) => {
    const given = { ...values, colour: values.colour ?? null };
    const checked = buttonCategory.check({ ...given, templateId: newId() });
    if (!checked.values) throw notValid();
    const { name, app, sort, colour } = checked.values;
    return { key, parentKey: parent, values: { name, app, sort, colour } };
  });
}

function nameKeyOf({ app, parent = null, name }: FileCategory): string {
  return JSON.stringify([app, parent, name.trim().toLowerCase()]);
}

/** True when all above a category are there, of its app, and it is not below itself. */
function hasPlace(category: FileCategory, byKey: ReadonlyMap<string, FileCategory>): boolean {
  const seen = new Set<string>();
  for (let at: FileCategory | undefined = category; at; at = byKey.get(at.parent ?? '')) {
    if (at.app !== category.app || seen.has(at.key)) return false;
    seen.add(at.key);
    if (at.parent === null || at.parent === undefined) return true;
  }
  return false;
}

function gridOf({ app, rows, columns, layers, buttons }: TemplateFile['grids'][number], found: Found) {
  const layout = { rows, columns, layers };
  const made = buttons.map((button) => buttonOf(button, app, found));
  const faults = gridFaults({ app, layout, mappings: made.map(({ mapping }) => mapping) });
  if (faults.length > 0) throw notValid();
  return { app, layout, buttons: made };
}

function buttonOf(button: FileButton, app: string, found: Found): ButtonToMake {
  const { layer, row, column, rowSpan, columnSpan, kind } = button;
  const target = readTarget(kind, idOf(button, app, found));
  if (!target) throw notValid();
  const [label, colour] = [button.label || null, button.colour?.toLowerCase() ?? null];
  const place = { layer, row, column, rowSpan, columnSpan };
  return { mapping: { ...place, target, label, colour, pictureId: null }, name: button.target ?? '' };
}

/**
 * The id of what a button stands for; one that nothing has where nothing is found, so that it is left out. A number alone
 * says nothing: each business begins at 1, and a button that sells another article would be found out by guests.
 */
function idOf(button: FileButton, app: string, found: Found): string | null {
  const { kind, target } = button;
  if (target === null || target === undefined) return null;
  if (kind === 'function') return target;
  if (kind === 'buttonCategory') return found.categories.get(target) === app ? target : newId();
  const numbered = kind === 'article' ? found.byNumber.get(numberKeyOf(button)) : undefined;
  if (numbered?.isNamedSo) return numbered.id;
  return found.byName.get(kind as TargetKind)?.get(target) ?? newId();
}

function numberKeyOf({ plu, target }: FileButton): string {
  return JSON.stringify([plu, target]);
}

async function findTargetsOf(
  tx: Tx,
  { grids, categories }: TemplateFile,
  unitIds: TemplateToMake['unitIds'],
): Promise<Found> {
  const buttons = grids.flatMap((grid) => grid.buttons);
  const byName = new Map<TargetKind, ReadonlyMap<string, string>>();
  for (const kind of ['article', 'category', 'room'] as const) {
    const names = buttons.flatMap((one) => (one.kind === kind ? (one.target ?? []) : []));
    byName.set(kind, await findByName(tx, kind, names, unitIds));
  }
  const asked = buttons.flatMap((one) =>
    one.plu && one.target ? [{ key: numberKeyOf(one), plu: one.plu, name: one.target }] : [],
  );
  const numbered = await findByNumber(tx, asked, unitIds);
  const byNumber = new Map(
    asked.flatMap(({ key }, index) => {
      const article = numbered[index];
      return article ? [[key, article] as const] : [];
    }),
  );
  return { byNumber, byName, categories: new Map(categories.map(({ key, app }) => [key, app])) };
}

/** What was left out although its number is here: whoever reads that knows why, and what to look for. */
function takenNumbersOf({ grids }: TemplateFile, found: Found, made: MadeTemplate): readonly TakenNumber[] {
  const missing = new Set(made.missing);
  const taken = new Map<string, TakenNumber>();
  for (const button of grids.flatMap(({ buttons }) => buttons)) {
    const { kind, plu, target } = button;
    const article = found.byNumber.get(numberKeyOf(button));
    if (kind === 'article' && plu && target && missing.has(target) && article && !article.isNamedSo)
      taken.set(target, { name: target, number: plu, nameHere: article.name });
  }
  return [...taken.values()];
}
