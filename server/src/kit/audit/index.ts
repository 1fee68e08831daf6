export { type AuditEntry, audit, auditPerson, type ProvenPerson } from './audit.store.ts';
