export {
  type AuditAction,
  type AuditEntity,
  type AuditEvent,
  type AuditField,
  auditEvents,
  isAuditEntity,
} from './audit-events.ts';
export { type AuditFilter, auditFilterSchema } from './audit-filter.ts';
export { type AuditLanguage, auditLanguages } from './audit-languages.ts';
export { auditList } from './audit-list.ts';
export { auditListWords } from './audit-list-words.ts';
export {
  type AuditStatement,
  auditEntityWord,
  auditFieldWord,
  auditSentence,
  auditValueText,
} from './audit-sentence.ts';
export {
  type AuditChange,
  type AuditValues,
  auditChanges,
  auditRecordName,
  secretFieldIn,
} from './audit-values.ts';
export { type SupportEntry, type SupportVisit, supportVisits } from './support-visits.ts';
