/** Changed fields of a record, by name, as they stand in the log. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** One field of an entry; undefined where the entry says nothing of that side. */
export interface AuditChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

/**
 * What an entry changed, field by field. Beside new values the old ones name what was there before, so a field that
 * stayed as it was, or that the change did not touch, is left out; without new values (a removal) all old ones count.
 */
export const auditChanges = (before: AuditValues | null, after: AuditValues | null): AuditChange[] =>
  Object.keys(after ?? before ?? {})
    .map((field) => ({ field, old: before?.[field], new: after?.[field] }))
    .filter((change) => before === null || after === null || !isSame(change.old, change.new));

/** How the record was called when the entry was written, before it was renamed; null where the values do not say. */
export const auditRecordName = (before: AuditValues | null, after: AuditValues | null): string | null =>
  nameIn(before) ?? nameIn(after);

// Words of names of fields whose values open something. Hashes too: they can be guessed at leisure.
const secretWords = new Set([
  'password',
  'passphrase',
  'hash',
  'token',
  'pin',
  'puk',
  'secret',
  'otp',
  'jwk',
]);

/** The first field, at any depth, whose name says that its value is a secret; undefined when there is none. */
export const secretFieldIn = (values: unknown): string | undefined => {
  if (typeof values !== 'object' || values === null) return undefined;
  for (const field of Object.keys(values)) {
    const found = isSecretField(field) ? field : secretFieldIn((values as AuditValues)[field]);
    if (found !== undefined) return found;
  }
  return undefined;
};

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nameIn(values: AuditValues | null): string | null {
  return (
    text(values?.name) ||
    [text(values?.firstName), text(values?.lastName)].filter(Boolean).join(' ') ||
    text(values?.email) ||
    null
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** What was said of names before: each save asks of the same ones, and reading their words took a twentieth of it. */
const judged = new Map<string, boolean>();
const maxJudged = 2_000;

function isSecretField(field: string): boolean {
  const known = judged.get(field);
  if (known !== undefined) return known;
  const isSecret = wordsOf(field).some((word) => secretWords.has(word));
  if (judged.size < maxJudged) judged.set(field, isSecret);
  return isSecret;
}

function wordsOf(field: string): readonly string[] {
  return field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}
