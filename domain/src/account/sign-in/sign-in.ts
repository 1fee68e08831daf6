import * as z from 'zod/mini';
import { isEmailAddress } from '../../kit/email-addresses/index.ts';

/** Codes of what can be wrong with the login form; the words are in the web. */
export const signInMessages = ['EMAIL_INVALID', 'PASSWORD_TOO_SHORT'] as const;
export type SignInMessage = (typeof signInMessages)[number];

/** What the rule accepts; the message says 6, as specified, since new passwords have 6 or more (IDN-08, IDN-09). */
const minPasswordLength = 4;

/** The login form: a valid e-mail, trimmed (IDN-07), and a password of 4 characters or more. */
export const signInSchema = z.object({
  email: z
    .string(message('EMAIL_INVALID'))
    .check(z.trim(), z.refine(isEmailAddress, message('EMAIL_INVALID'))),
  password: z
    .string(message('PASSWORD_TOO_SHORT'))
    .check(z.minLength(minPasswordLength, message('PASSWORD_TOO_SHORT'))),
});
export type SignIn = z.infer<typeof signInSchema>;

function message(code: SignInMessage): SignInMessage {
  return code;
}
