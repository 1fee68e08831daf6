import * as z from 'zod/mini';
import { isEmailAddress } from '../../kit/email-addresses/index.ts';

/** Codes of what can be wrong with the registration form; the words are in the web. */
export const registrationMessages = [
  'NAME_TOO_SHORT',
  'NAME_TOO_LONG',
  'NAME_INVALID',
  'COMPANY_REQUIRED',
  'COMPANY_TOO_LONG',
  'COMPANY_INVALID',
  'EMAIL_INVALID',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_SIMPLE',
  'PASSWORDS_DIFFER',
] as const;
export type RegistrationMessage = (typeof registrationMessages)[number];

// Names stand in lists and in the audit log, in the middle of sentences: nothing that turns the text around it, that
// nobody sees, or that is half a character. The joiners of some scripts (U+200C, U+200D) are letters to them.
/** Characters that a company's name may have. */
export const companyForm = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\u2060\uFEFF<>]*$/u;

/** Characters that a person's name may have. */
export const personNameForm = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\u2060\uFEFF<>/:@\\]*$/u;

// A registration sends a mail to an address that nobody has proved yet: no links in the name it greets with.
export const personName = z
  .string(message('NAME_TOO_SHORT'))
  .check(
    z.trim(),
    z.minLength(2, message('NAME_TOO_SHORT')),
    z.maxLength(50, message('NAME_TOO_LONG')),
    z.regex(personNameForm, message('NAME_INVALID')),
  );

export const companyName = z
  .string(message('COMPANY_REQUIRED'))
  .check(
    z.trim(),
    z.minLength(1, message('COMPANY_REQUIRED')),
    z.maxLength(100, message('COMPANY_TOO_LONG')),
    z.regex(companyForm, message('COMPANY_INVALID')),
  );

/**
 * A password chosen at the registration: 6 to 50 characters with a digit, a lowercase, an uppercase and a
 * character that is neither letter nor digit (IDN-20, IDN-21). The reset has a rule of its own (IDN-43).
 */
export const registrationPassword = z.string(message('PASSWORD_TOO_SHORT')).check(
  z.minLength(6, message('PASSWORD_TOO_SHORT')),
  z.maxLength(50, message('PASSWORD_TOO_LONG')),
  // A NUL would not travel in the form of the sign-in.
  z.regex(
    /^(?=.*\p{Nd})(?=.*\p{Ll})(?=.*\p{Lu})(?=.*[^\p{L}\p{N}])[^\0]*$/su,
    message('PASSWORD_TOO_SIMPLE'),
  ),
);

/** The registration form (IDN-17 to IDN-24), in the browser and again on the server. Names and e-mail are trimmed. */
export const registrationSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    company: companyName,
    // 254 characters: RFC 5321 4.5.3.1.3
    email: z
      .string(message('EMAIL_INVALID'))
      .check(
        z.trim(),
        z.maxLength(254, message('EMAIL_INVALID')),
        z.refine(isEmailAddress, message('EMAIL_INVALID')),
      ),
    password: registrationPassword,
    confirmPassword: z.string(message('PASSWORDS_DIFFER')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: message('PASSWORDS_DIFFER'),
      path: ['confirmPassword'],
    }),
  );
export type Registration = z.infer<typeof registrationSchema>;

/** What `POST /Account/Register` takes, by its wire names (IDN-25). */
export interface RegistrationPayload {
  readonly FirstName: string;
  readonly LastName: string;
  readonly password: string;
  readonly ConfirmPassword: string;
  readonly email: string;
  readonly company: string;
  /** Address of the web app; the links in the mail lead there. */
  readonly FrontendUrl: string;
  readonly InvitationCode?: string;
}

/** The payload of a filled form (IDN-25). */
export const toRegistrationPayload = (
  form: Registration,
  frontendUrl: string,
  invitationCode?: string,
): RegistrationPayload => ({
  FirstName: form.firstName,
  LastName: form.lastName,
  password: form.password,
  ConfirmPassword: form.confirmPassword,
  email: form.email,
  company: form.company,
  FrontendUrl: frontendUrl,
  ...(invitationCode ? { InvitationCode: invitationCode } : {}),
});

function message(code: RegistrationMessage): RegistrationMessage {
  return code;
}
