export { type AuditEntry, audit } from './audit.store.ts';
