import { AppError } from '@tresen/domain/kit/errors';
import { type ButtonApp, defaultLayouts } from '@tresen/domain/master-data/buttons';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { findRecords, type StoredRecord } from '../../kit/records/index.ts';
import { findGrids, type StoredGrid } from './button-grids.store.ts';
import { buttonTemplateSource } from './button-template-source.ts';

/** A template that is not deleted. @throws {AppError} NOT_FOUND */
export const findTemplate = async (tx: Tx, templateId: string): Promise<StoredRecord> => {
  const [template] = await findRecords(tx, buttonTemplateSource, [templateId]);
  if (!template || template.status < 0) throw new AppError('NOT_FOUND', { what: 'buttonTemplate' });
  return template;
};

/** The apps that a template is for, in their order. */
export const appsOf = ({ apps }: StoredRecord): readonly ButtonApp[] => apps as readonly ButtonApp[];

/** A grid for each app of a template, or some of them: what was saved, or the app's own layout without buttons. */
export const gridsOf = async (
  tx: Tx,
  template: StoredRecord,
  apps: readonly ButtonApp[] = appsOf(template),
): Promise<readonly StoredGrid[]> => {
  const stored = new Map((await findGrids(tx, template.id, apps)).map((grid) => [grid.app, grid]));
  return apps.map((app) => stored.get(app) ?? emptyGrid(template.id, app));
};

/**
 * The grids of all apps of a template, or of one.
 * @param only an app; the first of the template where it is for no such one
 * @throws {AppError} NOT_FOUND when the template is gone or another tenant's
 */
export const readGrids = (ctx: Ctx, templateId: string, only?: string): Promise<readonly StoredGrid[]> => {
  const id = parseInput(z.uuid(), templateId);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const template = await findTemplate(tx, id);
    const apps = appsOf(template);
    const [first] = apps;
    if (only === undefined || first === undefined) return gridsOf(tx, template);
    return gridsOf(tx, template, [apps.find((app) => app === only) ?? first]);
  });
};

function emptyGrid(templateId: string, app: ButtonApp): StoredGrid {
  return {
    ...{ templateId, app, layout: defaultLayouts[app], mappings: [] },
    ...{ version: 0, lastModifiedAt: null, lastModifiedByName: null },
  };
}
