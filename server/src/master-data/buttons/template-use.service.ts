import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { findTemplate } from './read-grids.service.ts';
import { findUse, type TemplateUse } from './template-use.store.ts';

/** The branches and registers that show a template, for each of its apps. @throws {AppError} NOT_FOUND */
export const useOfTemplate = (ctx: Ctx, templateId: string): Promise<readonly TemplateUse[]> => {
  const id = parseInput(z.uuid(), templateId);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await findTemplate(tx, id);
    return findUse(tx, id);
  });
};
