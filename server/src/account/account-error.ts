import {
  type AccountErrorBody,
  type AccountErrorCode,
  type AccountFieldErrorCode,
  accountErrors,
  accountFieldErrors,
} from '@tresen/domain/account/account-errors';

/** A refusal of an endpoint under /Account. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly status: number;
  readonly body: AccountErrorBody;

  constructor(status: number, body: AccountErrorBody) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

/** @param seconds to wait, with TOO_MANY_REQUESTS and BUSY */
export const accountError = (code: AccountErrorCode, seconds?: number): AccountError => {
  const { status, description, ...field } = accountErrors[code];
  const wait = seconds === undefined ? {} : { seconds: Math.max(1, Math.ceil(seconds)) };
  return new AccountError(status, { error: code, error_description: description, ...field, ...wait });
};

/** A field of the form breaks a rule of its schema: 422 at the field (ERR-14, ERR-15). */
export const accountFieldError = (code: string, field: string): AccountError => {
  if (!isFieldError(code)) throw new Error(`a message without words: ${code} at ${field}`);
  return new AccountError(422, { error: code, error_description: accountFieldErrors[code], field });
};

function isFieldError(code: string): code is AccountFieldErrorCode {
  return Object.hasOwn(accountFieldErrors, code);
}
