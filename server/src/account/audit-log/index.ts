export { addAuditLog } from './audit-log.resolvers.ts';
export { addAuditLogRoutes } from './audit-log.routes.ts';
export { auditLogExport } from './audit-source.ts';
