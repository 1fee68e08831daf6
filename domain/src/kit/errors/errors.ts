/**
 * Every error a user or an integrator can meet. Closed: anything thrown that is not an AppError is a bug.
 * `kind` decides the HTTP status and how a client reacts; the words belong to the web (`errors.de.ts`).
 */
export const errorTable = {
  UNAUTHENTICATED: { kind: 'unauthenticated' },
  SESSION_EXPIRED: { kind: 'unauthenticated' },
  FORBIDDEN: { kind: 'forbidden' },
  INSUFFICIENT_SCOPE: { kind: 'forbidden' },
  NOT_FOUND: { kind: 'notFound' },
  CONFLICT: { kind: 'conflict' },
  INVALID_INPUT: { kind: 'invalid' },
  NAME_TAKEN: { kind: 'invalid' },
  QUERY_REFUSED: { kind: 'badRequest' },
  MALFORMED_JSON: { kind: 'badRequest' },
  TOO_LARGE: { kind: 'tooLarge' },
  TOO_MANY_REQUESTS: { kind: 'tooMany' },
  BUSY: { kind: 'unavailable' },
  STORAGE_FULL: { kind: 'unavailable' },
  USER_CODE_UNKNOWN: { kind: 'invalid' },
  USER_CODE_EXPIRED: { kind: 'invalid' },
  POS_VERSION_TOO_OLD: { kind: 'invalid' },
  UNIT_NOT_A_BRANCH: { kind: 'invalid' },
  UNIT_INACTIVE: { kind: 'conflict' },
  UNIT_IN_USE: { kind: 'conflict' },
  UNIT_HAS_DATA: { kind: 'conflict' },
  NOTIFICATION_NOT_CHECKED: { kind: 'conflict' },
  DATABASE_TAKEN: { kind: 'conflict' },
  BACKUP_DAMAGED: { kind: 'conflict' },
  BACKUPS_FULL: { kind: 'tooLarge' },
  BRANCH_NOT_EMPTY: { kind: 'conflict' },
  CURRENCY_FIXED: { kind: 'conflict' },
  DEVICE_UNLINKED: { kind: 'forbidden' },
  DEVICE_INACTIVE: { kind: 'forbidden' },
  MOVE_ABROAD: { kind: 'conflict' },
  DEVICE_KNOWN_THERE: { kind: 'conflict' },
  COMMAND_UNKNOWN: { kind: 'invalid' },
  DEVICE_OFFLINE: { kind: 'conflict' },
  INVITATION_ALREADY_SENT: { kind: 'conflict' },
  EMAIL_TAKEN: { kind: 'invalid' },
  ROLE_NOT_ALLOWED: { kind: 'forbidden' },
  LAST_ADMIN: { kind: 'conflict' },
  OWN_ACCOUNT: { kind: 'conflict' },
  WRONG_PASSWORD: { kind: 'invalid' },
  PASSWORD_COMMON: { kind: 'invalid' },
  PASSWORD_PERSONAL: { kind: 'invalid' },
  PICTURE_TOO_LARGE: { kind: 'tooLarge' },
  PICTURE_UNREADABLE: { kind: 'invalid' },
  FILE_UNREADABLE: { kind: 'invalid' },
  FILE_TOO_LARGE: { kind: 'tooLarge' },
  UPLOADS_SPENT: { kind: 'tooMany' },
  UPLOADS_UNDER_WAY: { kind: 'tooMany' },
  UPLOAD_TOO_SLOW: { kind: 'badRequest' },
  GROUP_FORBIDDEN: { kind: 'forbidden' },
  LICENCE_WORK_REFUSED: { kind: 'conflict' },
  ORDER_NOT_READY: { kind: 'conflict' },
  ORDER_TOTAL_CHANGED: { kind: 'conflict' },
  ORDER_KEY_USED: { kind: 'conflict' },
  CART_ALREADY_ORDERED: { kind: 'conflict' },
  TERMS_CHANGED: { kind: 'conflict' },
  PRODUCT_SOLD: { kind: 'conflict' },
  CATEGORY_IN_USE: { kind: 'conflict' },
  SHOP_WITHOUT_SELLER: { kind: 'conflict' },
  MANDATE_CHANGED: { kind: 'conflict' },
  DEBIT_NOT_OFFERED: { kind: 'conflict' },
  DEBIT_NOT_POSSIBLE: { kind: 'conflict' },
  DEBIT_UNDER_WAY: { kind: 'conflict' },
  DEBIT_FILE_WITHDRAWN: { kind: 'conflict' },
  DEBIT_FILE_DUE: { kind: 'conflict' },
  CREDITOR_MISSING: { kind: 'conflict' },
  PINS_FULL: { kind: 'conflict' },
  INTERNAL: { kind: 'internal' },
} as const satisfies Record<string, { kind: string }>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorKind = (typeof errorTable)[ErrorCode]['kind'];
export type ErrorParameters = Readonly<Record<string, string | number | boolean | null>>;

/** HTTP status of each kind (decisions ERR-49). GraphQL answers 200 and carries the code instead. */
export const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  invalid: 422,
  badRequest: 400,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
};

/**
 * An error that the user is told about: a code of the table and the parameters of its sentence. What caused it, where
 * operators should know, goes to the log and to nobody else.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly parameters: ErrorParameters;

  constructor(code: ErrorCode, parameters: ErrorParameters = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.parameters = parameters;
  }

  get kind(): ErrorKind {
    return errorTable[this.code].kind;
  }
}
