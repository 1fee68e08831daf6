import * as z from 'zod/mini';
import { isEmailAddress } from '../../kit/email-addresses/index.ts';

/** Codes of what can be wrong with the forms of a forgotten password; the words are in the web. */
export const passwordResetMessages = [
  'EMAIL_INVALID',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_SIMPLE',
  'PASSWORDS_DIFFER',
] as const;
export type PasswordResetMessage = (typeof passwordResetMessages)[number];

// 254 characters: RFC 5321 4.5.3.1.3
const email = z
  .string(message('EMAIL_INVALID'))
  .check(
    z.trim(),
    z.maxLength(254, message('EMAIL_INVALID')),
    z.refine(isEmailAddress, message('EMAIL_INVALID')),
  );

/**
 * A password chosen at the reset: 6 to 20 characters with a digit, a lowercase, an uppercase and one of
 * `!@#$%^&*` (IDN-36, IDN-37). The registration has a rule of its own (IDN-43).
 */
export const resetPassword = z.string(message('PASSWORD_TOO_SHORT')).check(
  z.minLength(6, message('PASSWORD_TOO_SHORT')),
  z.maxLength(20, message('PASSWORD_TOO_LONG')),
  // A NUL would not travel in the form of the sign-in.
  z.regex(/^(?=.*\p{Nd})(?=.*\p{Ll})(?=.*\p{Lu})(?=.*[!@#$%^&*])[^\0]*$/su, message('PASSWORD_TOO_SIMPLE')),
);

/** The forgot-password form (IDN-30). */
export const forgotPasswordSchema = z.object({ email });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** The form of a new password (IDN-35 to IDN-38), in the browser and again on the server. */
export const passwordResetSchema = z
  .object({ email, password: resetPassword, confirmPassword: z.string(message('PASSWORDS_DIFFER')) })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: message('PASSWORDS_DIFFER'),
      path: ['confirmPassword'],
    }),
  );
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** What `POST /Account/Forget` takes (IDN-31). */
export interface ForgotPasswordPayload {
  readonly email: string;
  /** Address of the web app; the link in the mail leads there. */
  readonly FrontendUrl: string;
}

export const toForgotPasswordPayload = (
  { email: address }: ForgotPassword,
  frontendUrl: string,
): ForgotPasswordPayload => ({ email: address, FrontendUrl: frontendUrl });

/** What `POST /Account/Reset` takes (IDN-40). */
export interface PasswordResetPayload {
  readonly email: string;
  readonly password: string;
  readonly ConfirmPassword: string;
  /** As it came in the link's `resttoken`. */
  readonly token: string;
}

/** The payload of a filled form; the password is its own confirmation (IDN-39). */
export const toPasswordResetPayload = (
  { email: address, password }: Pick<PasswordReset, 'email' | 'password'>,
  token: string,
): PasswordResetPayload => ({ email: address, password, ConfirmPassword: password, token });

function message(code: PasswordResetMessage): PasswordResetMessage {
  return code;
}
