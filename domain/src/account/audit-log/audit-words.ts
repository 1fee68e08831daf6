import type { AuditAction, AuditEntity, AuditField } from './audit-events.ts';

/** The words of one language for everything in the log. A new event without words does not compile. */
export interface AuditWords {
  /** The kinds of record, as the choice in the filter names them. */
  readonly entities: Readonly<Record<AuditEntity, string>>;
  /** What was done, after "Olga Lindner hat" or "Olga Lindner"; without a name where the entry has none. */
  readonly events: {
    readonly [Entity in AuditEntity]: Readonly<Record<AuditAction<Entity>, (name: string | null) => string>>;
  };
  /** Instead of `update`, for kinds of record where only the name changed. */
  readonly renamed: Readonly<Partial<Record<string, (name: string | null) => string>>>;
  /** What people do to themselves. */
  readonly own: Readonly<Partial<Record<AuditAction<'user'>, string>>>;
  /** An event that this version does not know. */
  readonly unknown: (entity: string, action: string, name: string | null) => string;
  /** The whole sentence; `actingAs` is whose place the person took. */
  readonly sentence: (actor: string, actingAs: string | null, event: string) => string;
  readonly actors: { readonly system: string; readonly register: (name: string) => string };
  /** Fields by their names in the log. */
  readonly fields: Readonly<Record<AuditField, string>>;
  /** Values with words of their own, such as roles. */
  readonly values: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}
