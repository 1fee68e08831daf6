import * as z from 'zod/mini';
import {
  companyName,
  personName,
  type RegistrationMessage,
  registrationPassword,
} from '../registration/index.ts';

/** Codes of what can be wrong with a profile and a new password, beside those of the registration. */
export const profileMessages = [
  'PHONE_INVALID',
  'LANGUAGE_UNKNOWN',
  'CURRENT_PASSWORD_MISSING',
  'PASSWORDS_DIFFER',
] as const;
type OwnMessage = (typeof profileMessages)[number];
export type ProfileMessage = OwnMessage | RegistrationMessage;

/** Languages of the interface and of mails (spec §9). */
export const profileLanguages = ['de', 'en'] as const;
export type ProfileLanguage = (typeof profileLanguages)[number];

// Written as people write it, `+49 (0)30 123-45`; nobody is called by it automatically.
const phone = z.string().check(
  z.trim(),
  z.maxLength(30, message('PHONE_INVALID')),
  z.refine((text) => /^\+?[\d\s()/.-]*$/.test(text) && /^$|\d/.test(text), message('PHONE_INVALID')),
);

/**
 * What a person may change of themselves (decisions USR-03). An empty phone removes it; the company is the name of
 * their tenant and only the Owner group may change it. `version` is that of the profile as it was read.
 */
export const profileInputSchema = z.object({
  firstName: personName,
  lastName: personName,
  phone: z.nullish(phone),
  language: z.enum(profileLanguages, message('LANGUAGE_UNKNOWN')),
  company: z.nullish(companyName),
  version: z.int(),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

/** The fields of the form; the version travels beside them, and a company that is not one's to change is only shown. */
export const profileFormSchema = (mayChangeCompany: boolean) =>
  z.object({
    firstName: personName,
    lastName: personName,
    phone,
    language: z.enum(profileLanguages, message('LANGUAGE_UNKNOWN')),
    company: mayChangeCompany ? companyName : z.string(),
  });
export type ProfileForm = z.infer<ReturnType<typeof profileFormSchema>>;

// Longer than any that can be set; only to bound what is hashed.
const currentPassword = z
  .string(message('CURRENT_PASSWORD_MISSING'))
  .check(z.minLength(1, message('CURRENT_PASSWORD_MISSING')), z.maxLength(1_000));

/** A change of one's own password: the rule of the registration (IDN-20 to IDN-22). */
export const passwordChangeSchema = z.object({ current: currentPassword, new: registrationPassword });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The same with the new password typed twice (IDN-23). */
export const passwordChangeFormSchema = z
  .object({ current: currentPassword, new: registrationPassword, confirm: z.string() })
  .check(
    z.refine((form) => form.new === form.confirm, {
      error: message('PASSWORDS_DIFFER'),
      path: ['confirm'],
    }),
  );
export type PasswordChangeForm = z.infer<typeof passwordChangeFormSchema>;

function message(code: OwnMessage): OwnMessage {
  return code;
}
