import { choice, day, type EntityWords, type ListedKind, named } from '../../kit/entities/index.ts';

const one = { isRequired: true, isFiltered: true, isFilteredByOne: true } as const;

// The log is read by skipping in its indexes (docs/reference/account.md), which several values at once would undo.
const fields = {
  actor: named(one),
  entity: named(one),
  /** `device:01a1…`: ids mean something beside the kind only. */
  record: named(one),
  /** On the clock of whoever looks. */
  day: day({ isRequired: true, isFiltered: true }),
  /** Whether somebody of another tenant acted here. */
  origin: choice(['support'], one),
} as const;

/** By what the audit log is narrowed; its order is the newest first. */
export const auditList = { fields, title: 'actor', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export interface AuditListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
  readonly choices: { readonly origin: Readonly<Record<'support', string>> };
}
