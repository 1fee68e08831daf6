import type { Feature } from '../../kit/features/index.ts';
import { addAuditLog } from './audit-log.resolvers.ts';
import { addAuditLogRoutes } from './audit-log.routes.ts';
import { auditLogExport } from './audit-source.ts';

/** What was done, by whom. */
export const auditLog: Feature = {
  at: 'general',
  fields: addAuditLog,
  routes: (app) => addAuditLogRoutes(app),
  exports: [auditLogExport],
};
