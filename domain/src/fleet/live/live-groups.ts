import * as z from 'zod/mini';

/** The group of everything in the caller's own tenant. */
export const tenantGroup = 'tenant';

/** The group of one branch of the caller's own tenant. */
export const unitGroup = (unitId: string): string => `${unitPrefix}${unitId}`;

export type LiveGroup = { readonly kind: 'tenant' } | { readonly kind: 'unit'; readonly unitId: string };

/** Reads a group's name as it stands on the wire; undefined when there is no such group. */
export function readGroup(name: unknown): LiveGroup | undefined {
  if (name === tenantGroup) return { kind: 'tenant' };
  if (typeof name !== 'string' || !name.startsWith(unitPrefix)) return undefined;
  const unitId = z.uuid().safeParse(name.slice(unitPrefix.length));
  return unitId.success ? { kind: 'unit', unitId: unitId.data.toLowerCase() } : undefined;
}

const unitPrefix = 'unit:';
