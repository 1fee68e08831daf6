import type { EntityName } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import {
  faultOfMapping,
  type ImportOptions,
  importOptionsSchema,
  type Mapping,
  mappingSchema,
} from '@tresen/domain/master-data/files';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { admitTo } from '../../kit/records/index.ts';
import { beginSets } from './begin-sets.ts';
import type { ImportsPort } from './files-port.ts';
import type { ImportRow } from './import-row.ts';
import { beginCheck, cancelCheck, keepMapping, markStarted } from './imports.store.ts';
import { importOf, mappingSignature } from './uploads.service.ts';

/** The job that finds out what a file would do, and the one that does it. */
export const checkImportJob = 'checkImport';
export const runImportJob = 'runImport';

/** What somebody wants a file to do. */
export interface CheckArgs {
  readonly id: string;
  readonly mapping: unknown;
  readonly options: unknown;
  readonly language: 'de' | 'en';
}

/**
 * Begins to find out what a file would do. One that is under way is given up.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, CONFLICT when the import has been started
 */
export const requestCheck = (ctx: Ctx, port: ImportsPort, args: CheckArgs): Promise<ImportRow> => {
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const found = await importOf(tx, args.id, true);
    if (found.state === 'started') throw new AppError('CONFLICT');
    admitTo(ctx, kinds[found.entity]);
    const request = readRequest(found, args);
    const checkId = newId();
    await beginCheck(tx, { id: found.id, checkId, language: args.language, ...request });
    await keepMapping(
      tx,
      tenantId,
      found.entity,
      mappingSignature(found),
      { ...request, options: { ...request.options } },
      new Date(ctx.now()),
    );
    await port.jobs.add(tx, checkImportJob, { tenantId, importId: found.id, checkId });
    return importOf(tx, found.id);
  });
};

/**
 * Starts what a check has shown. A second click finds it started.
 * @param checkId of the check that somebody looked at
 * @throws {AppError} NOT_FOUND, CONFLICT when something else was checked meanwhile, or nothing
 */
export const startImport = (ctx: Ctx, port: ImportsPort, id: string, checkId: string): Promise<ImportRow> => {
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const found = await importOf(tx, id, true);
    admitTo(ctx, kinds[found.entity]);
    if (found.checkId !== checkId) throw new AppError('CONFLICT');
    if (found.state === 'started') return found;
    if (found.state !== 'checked' || found.report === null) throw new AppError('CONFLICT');
    await markStarted(tx, found.id, await beginSets(ctx, tx, found, found.report));
    await port.jobs.add(tx, runImportJob, { tenantId, importId: found.id });
    return importOf(tx, found.id);
  });
};

/** Gives up an import that is not started; one that is, is cancelled by its change sets. @throws {AppError} NOT_FOUND */
export const cancelImport = (ctx: Ctx, id: string): Promise<ImportRow> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await importOf(tx, id, true);
    await cancelCheck(tx, id);
    return importOf(tx, id);
  });

function readRequest(
  { entity, columns }: ImportRow,
  args: CheckArgs,
): { readonly mapping: Mapping; readonly options: ImportOptions } {
  const mapping = parseInput(mappingSchema, args.mapping);
  const options = parseInput(importOptionsSchema, args.options);
  const fault = faultOfMapping(kinds[entity], mapping, options, columns.length);
  if (fault) throw new AppError('INVALID_INPUT', { field: `mapping.${fault.target}`, message: fault.code });
  const unknown = Object.keys(options.defaults).find((name) => !isField(entity, name));
  if (unknown !== undefined) throw new AppError('INVALID_INPUT', { field: `options.defaults.${unknown}` });
  return { mapping, options };
}

function isField(entity: EntityName, name: string): boolean {
  return Object.hasOwn(kinds[entity].fields, name);
}
