/**
 * What the endpoints under /Account answer instead of `isSuccess`: `{error, error_description, field?}`. The
 * descriptions are the literal texts of the specification (§8) where it gives one; the web translates by code.
 * `field` is the name of the form's field (ERR-14, ERR-15); a 400 has none (decisions ERR-11).
 */
export const accountErrors = {
  WRONG_DATA: { status: 400, description: 'Wrong data entered.' },
  FRONTEND_UNKNOWN: { status: 400, description: 'FrontendUrl is not an address of this installation.' },
  /** The token is unknown, used, expired or another account's: which of them is not told (decisions IDN-44). */
  LINK_INVALID: { status: 400, description: 'The link is no longer valid.' },
  INVITATION_INVALID: { status: 400, description: 'The invitation is no longer valid.' },
  INVITATION_OTHER_EMAIL: {
    status: 422,
    field: 'email',
    description: 'The invitation was sent to another email.',
  },
  USER_EXISTS: { status: 422, field: 'email', description: 'User already exist!' },
  USER_UNKNOWN: { status: 422, field: 'email', description: "User doesn't exist!" },
  EMAIL_UNCONFIRMED: { status: 422, field: 'email', description: 'User Email is not Confirmed' },
  TOO_LARGE: { status: 413, description: 'File is too big!' },
  TOO_MANY_REQUESTS: { status: 429, description: 'Too many requests.' },
  BUSY: { status: 503, description: 'The server is busy.' },
  STORAGE_FULL: { status: 503, description: 'The server has no storage space left.' },
  INTERNAL: { status: 500, description: 'Something went wrong.' },
} as const satisfies Record<string, { status: number; field?: string; description: string }>;

export type AccountErrorCode = keyof typeof accountErrors;

/**
 * Descriptions of a field that breaks a rule of its form: 422, `error` is the code of the rule's message. Texts of the
 * specification (§5) where it gives one.
 */
export const accountFieldErrors = {
  NAME_TOO_SHORT: 'Min character length is 2',
  NAME_TOO_LONG: 'Max character length is 50',
  NAME_INVALID: 'Please enter a valid name',
  COMPANY_REQUIRED: 'Please enter a company',
  COMPANY_TOO_LONG: 'Max character length is 100',
  COMPANY_INVALID: 'Please enter a valid company',
  EMAIL_INVALID: 'Please enter a valid email',
  PASSWORD_TOO_SHORT: 'Min character length is 6',
  PASSWORD_TOO_LONG: 'The password is too long',
  PASSWORD_TOO_SIMPLE:
    'at least one numeric digit, one special character, one uppercase and one lowercase letter',
  PASSWORD_COMMON: 'The password is one of those that are tried first',
  PASSWORD_PERSONAL: 'The password is too close to your own name, e-mail or company',
  PASSWORDS_DIFFER: 'Passwords do not match',
} as const;

export type AccountFieldErrorCode = keyof typeof accountFieldErrors;

/** The body of a refusal; `seconds` to wait come with TOO_MANY_REQUESTS, BUSY and STORAGE_FULL. */
export interface AccountErrorBody {
  readonly error: AccountErrorCode | AccountFieldErrorCode;
  readonly error_description: string;
  readonly field?: string;
  readonly seconds?: number;
}
