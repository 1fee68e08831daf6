import { accountError, accountFieldError } from '../account-error.ts';

/** The fields of a JSON body. Names are compared without regard to case: the specification mixes them. */
export interface Body {
  /** @throws {AccountError} WRONG_DATA when it is something else than text, or holds a NUL, as no text in a database can */
  optional(name: string): string | undefined;
  /** The same, `''` when it is missing: for what is checked by its value anyway. */
  text(name: string): string;
}

/** @throws {AccountError} WRONG_DATA when it is no object, or says one thing twice */
export const readBody = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw accountError('WRONG_DATA');
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(body)) {
    const key = name.toLowerCase();
    if (fields.has(key)) throw accountError('WRONG_DATA');
    fields.set(key, value);
  }
  const optional = (name: string): string | undefined => {
    const value = fields.get(name.toLowerCase()) ?? undefined;
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value.includes('\0')) throw accountError('WRONG_DATA');
    return value;
  };
  return { optional, text: (name) => optional(name) ?? '' };
};

interface Schema<T> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[];
        };
      };
}

/** Fields as whoever sends a form knows them: by the names of the payload (API-05). */
const wireNames: Readonly<Record<string, string>> = {
  firstName: 'FirstName',
  lastName: 'LastName',
  confirmPassword: 'ConfirmPassword',
};

/** Checks by the schema of the form. @throws {AccountError} with the first field that breaks a rule */
export const checkForm = <T>(schema: Schema<T>, given: unknown): T => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw accountFieldError(issue?.message ?? '', wireName(issue?.path.join('.') ?? ''));
};

function wireName(field: string): string {
  return wireNames[field] ?? field;
}
