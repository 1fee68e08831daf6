import { approveRegisterSchema } from '@tresen/domain/fleet/devices';
import { unitInputSchema } from '@tresen/domain/organization/units';
import * as z from 'zod/mini';
import type { SetupDraft } from './setup-draft.ts';

/** Stands for the branch that is yet to be made. */
export const newUnit = 'new';

/** A branch by its id, or the name of one that is to be made. */
const branchSchema = z
  .object({ unit: z.string().check(z.minLength(1, 'UNIT_MISSING')), newUnitName: z.string() })
  .check((context) => {
    const { unit, newUnitName } = context.value;
    if (unit !== newUnit) return;
    const name = unitInputSchema.shape.name.safeParse(newUnitName);
    for (const { message } of name.error?.issues ?? [])
      context.issues.push({ code: 'custom', input: newUnitName, message, path: ['newUnitName'] });
  });

/** The second step's entries; the rules are those of the server. */
export const detailsSchema = z.object({
  name: approveRegisterSchema.shape.name,
  businessType: approveRegisterSchema.shape.businessType,
  branch: branchSchema,
});
export type SetupDetails = z.infer<typeof detailsSchema>;

/** The draft's part that the entries fill: a branch that exists, or the name of a new one. */
export const draftOf = ({ name, businessType, branch }: SetupDetails): Partial<SetupDraft> => ({
  name,
  businessType,
  unitId: branch.unit === newUnit ? null : branch.unit,
  newUnitName: branch.unit === newUnit ? branch.newUnitName.trim() : null,
});
