import { OAuthError } from './oauth-error.ts';

/** The parameters of a form-encoded request; what was sent empty counts as not sent (RFC 6749 3.2). */
export interface Form {
  /** @throws {OAuthError} invalid_request when it is missing */
  required(name: string): string;
  optional(name: string): string | undefined;
}

const longest = 4_096;

export const readForm = (body: unknown): Form => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {
    optional: (name) => textOf(fields, name),
    required: (name) => {
      const value = textOf(fields, name);
      if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing`);
      return value;
    },
  };
};

function textOf(body: Record<string, unknown>, name: string): string | undefined {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new OAuthError('invalid_request', `${name} was sent more than once`);
  // PostgreSQL text holds no NUL.
  if (value.length > longest || value.includes('\0'))
    throw new OAuthError('invalid_request', `${name} is malformed`);
  return value;
}
