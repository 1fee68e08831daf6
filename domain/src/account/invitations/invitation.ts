import * as z from 'zod/mini';
import { isEmailAddress } from '../../kit/email-addresses/index.ts';
import { roles } from '../../kit/groups/index.ts';

/** Codes of what can be wrong with an invitation; the words are in the web. */
export const invitationMessages = ['EMAIL_INVALID', 'ROLE_MISSING', 'LANGUAGE_UNKNOWN'] as const;
export type InvitationMessage = (typeof invitationMessages)[number];

/** Languages of mails and screens. */
export const languages = ['de', 'en'] as const;

/** Days after which an invitation expires (decisions USR-08). */
export const invitationDays = 7;

/** Whom to invite as what (USR-05): the e-mail is trimmed and in small letters, the mail is in the language. */
export const invitationSchema = z.object({
  email: z.string(message('EMAIL_INVALID')).check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, message('EMAIL_INVALID')), // RFC 5321 4.5.3.1.3
    z.refine(isEmailAddress, message('EMAIL_INVALID')),
  ),
  role: z.enum(roles, message('ROLE_MISSING')),
  language: z.enum(languages, message('LANGUAGE_UNKNOWN')),
});
export type InvitationInput = z.infer<typeof invitationSchema>;

/** The moment at which an invitation sent at `sentAt` expires. Milliseconds since 1970. */
export const invitationExpiry = (sentAt: number): number => sentAt + invitationDays * 24 * 60 * 60_000;

function message(code: InvitationMessage): InvitationMessage {
  return code;
}
