import { templateFileHead } from '@tresen/domain/master-data/buttons/grid';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { findNumbers } from './button-targets.store.ts';
import { describeTemplate } from './copy-template.service.ts';
import type { ButtonToMake, TemplateToMake } from './make-template.service.ts';
import type { TemplateFile } from './template-file.ts';

/** A template as the text of a file that any tenant can take. @throws {AppError} NOT_FOUND */
export const exportTemplate = (ctx: Ctx, templateId: string): Promise<string> => {
  const id = parseInput(z.uuid(), templateId);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const template = await describeTemplate(tx, id);
    const articles = template.grids.flatMap(({ buttons }) =>
      buttons.flatMap(({ mapping: { target } }) => (target.kind === 'article' ? [target.id] : [])),
    );
    return JSON.stringify(fileOf(template, await findNumbers(tx, articles)));
  });
};

function fileOf(
  { name, apps, categories, grids }: TemplateToMake,
  numbers: ReadonlyMap<string, string>,
): TemplateFile {
  const keys = new Map(categories.map(({ key }, index) => [key, String(index + 1)]));
  return {
    ...templateFileHead,
    name,
    apps: apps as TemplateFile['apps'],
    categories: categories.map(({ key, parentKey, values }) => ({
      ...(values as Omit<TemplateFile['categories'][number], 'key' | 'parent'>),
      key: keys.get(key) ?? '',
      parent: parentKey === null ? null : (keys.get(parentKey) ?? null),
    })),
    grids: grids.map(({ app, layout, buttons }) => ({
      app,
      ...layout,
      buttons: buttons.map((button) => ({ ...placeOf(button), ...targetOf(button, keys, numbers) })),
    })),
  };
}

function placeOf({ mapping: { layer, row, column, rowSpan, columnSpan, label, colour } }: ButtonToMake) {
  return { layer, row, column, rowSpan, columnSpan, label, colour };
}

function targetOf(
  { mapping: { target }, name }: ButtonToMake,
  keys: ReadonlyMap<string, string>,
  numbers: ReadonlyMap<string, string>,
) {
  const { kind } = target;
  if (!('id' in target)) return { kind, target: null };
  if (kind === 'function') return { kind, target: target.id };
  if (kind === 'buttonCategory') return { kind, target: keys.get(target.id) ?? null };
  return { kind, target: name, ...(kind === 'article' && { plu: numbers.get(target.id) ?? null }) };
}
