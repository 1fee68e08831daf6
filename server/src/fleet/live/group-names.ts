import type { LiveGroup } from '@tresen/domain/fleet/live';

/** Groups of the hub carry the tenant, so that no name reaches another tenant. Web clients and registers differ. */
export const webGroup = (tenantId: string, group: LiveGroup): string => `web/${place(tenantId, group)}`;

export const registerGroup = (tenantId: string, group: LiveGroup): string =>
  `registers/${place(tenantId, group)}`;

const place = (tenantId: string, group: LiveGroup): string =>
  group.kind === 'tenant' ? tenantId : `${tenantId}/${group.unitId}`;
