import { forgotPasswordSchema, passwordResetSchema } from '@tresen/domain/account/password-reset';
import { registrationSchema } from '@tresen/domain/account/registration';
import { inSystem } from '../../kit/db/pools.ts';
import { isFrontend } from '../../kit/frontends/index.ts';
import { accountError, accountFieldError } from '../account-error.ts';
import { findOpenInvitation } from '../invitations/index.ts';
import { guessableBy } from '../new-passwords/index.ts';
import { normalizeEmail } from '../users/index.ts';
import { languageOf } from './accept-language.ts';
import type { Allowance } from './account-limits.ts';
import type { AccountParts, Call } from './account-parts.ts';
import { type Body, checkForm } from './body.ts';

/** Work that goes on after the answer. */
export interface Later {
  readonly text: string;
  readonly work: () => Promise<void>;
}

/** One endpoint under /Account. */
export interface Endpoint {
  readonly path: string;
  readonly allowance: Allowance;
  /** The e-mail that the call is about, for counting. */
  readonly emailOf: (body: Body) => string;
  /** @throws {AccountError} */
  readonly answer: (parts: AccountParts, body: Body, call: Call) => Promise<object | Later>;
}

const minute = 60_000;
const hour = 60 * minute;
// As given: an answer that the web treats specially (API-36, ERR-05).
const sent = 'send successfully';

/** API-05, IDN-25. */
const register: Endpoint = {
  path: '/Account/Register',
  allowance: { perNetwork: 60, perEmail: 10, within: hour },
  emailOf: email,
  answer: async (parts, body, { requestId, acceptLanguage }) => {
    const frontend = frontendOf(parts, body);
    const form = checkForm(registrationSchema, {
      firstName: body.text('FirstName'),
      lastName: body.text('LastName'),
      company: body.text('company'),
      email: body.text('email'),
      password: body.text('password'),
      confirmPassword: body.text('ConfirmPassword'),
    });
    await refuseGuessable(form.password, [form.email, form.firstName, form.lastName, form.company]);
    const invitationCode = body.optional('InvitationCode') || undefined;
    const language = languageOf(acceptLanguage);
    const { isConfirmed } = await parts.register({ form, frontend, invitationCode, language, requestId });
    return { isSuccess: true, isConfirmed };
  },
};

/** API-06, IDN-31. */
const forget: Endpoint = {
  path: '/Account/Forget',
  allowance: { perNetwork: 60, perEmail: 10, within: hour },
  emailOf: email,
  answer: async (parts, body) => {
    const frontend = frontendOf(parts, body);
    const form = checkForm(forgotPasswordSchema, { email: body.text('email') });
    await parts.forgetPassword({ email: form.email, frontend });
    return { isSuccess: true };
  },
};

/** API-07, IDN-40. */
const reset: Endpoint = {
  path: '/Account/Reset',
  allowance: { perNetwork: 60, perEmail: 10, within: 15 * minute },
  emailOf: email,
  answer: async (parts, body, { requestId, setCookie }) => {
    const form = checkForm(passwordResetSchema, {
      email: body.text('email'),
      password: body.text('password'),
      confirmPassword: body.text('ConfirmPassword'),
    });
    await refuseGuessable(form.password, [form.email]);
    const userId = await parts.resetPassword({ form, token: body.text('token'), requestId });
    // The mailbox proved the owner: no stranger's guesses keep them from signing in now.
    setCookie(parts.knownDevices.cookieFor(userId));
    return { isSuccess: true };
  },
};

/** API-08, API-36. Answers before it looks: nobody learns from the time or the text who is waiting for a mail. */
const resendConfirm: Endpoint = {
  path: '/Account/resendConfirm',
  allowance: { perNetwork: 60, perEmail: 10, within: hour },
  emailOf: email,
  answer: async (parts, body) => {
    const frontend = frontendOf(parts, body);
    const form = checkForm(forgotPasswordSchema, { email: body.text('email') });
    return { text: sent, work: () => parts.resendConfirmation({ email: form.email, frontend }) };
  },
};

/** Ours: the page behind the link of the mail (IDN-28). */
const confirm: Endpoint = {
  path: '/Account/Confirm',
  allowance: { perNetwork: 120, perEmail: 20, within: 15 * minute },
  emailOf: email,
  answer: async (parts, body, { requestId }) => {
    await parts.confirm({ email: body.text('email'), token: body.text('token'), requestId });
    return { isSuccess: true };
  },
};

/** Ours: the page behind the other link of that mail, which asks before it calls. */
const disown: Endpoint = {
  path: '/Account/Disown',
  allowance: { perNetwork: 120, perEmail: 20, within: 15 * minute },
  emailOf: email,
  answer: async (parts, body, { requestId }) => {
    await parts.disown({ email: body.text('email'), token: body.text('token'), requestId });
    return { isSuccess: true };
  },
};

/** Ours: whom and what an open invitation is for (IDN-16). One lookup by hash, whether or not there is one. */
const invitation: Endpoint = {
  path: '/Account/Invitation',
  allowance: { perNetwork: 120, perEmail: 120, within: 15 * minute },
  emailOf: () => '',
  answer: async ({ kit }, body) => {
    const code = body.text('code');
    const found = await inSystem(kit.db, (tx) => findOpenInvitation(tx, code, new Date(kit.now())));
    if (!found) throw accountError('INVITATION_INVALID');
    return { isSuccess: true, email: found.email, company: found.tenantName, role: found.role };
  },
};

export const endpoints: readonly Endpoint[] = [
  register,
  forget,
  reset,
  resendConfirm,
  confirm,
  disown,
  invitation,
];

function email(body: Body): string {
  return normalizeEmail(body.text('email'));
}

function frontendOf({ kit }: AccountParts, body: Body): string {
  const url = body.text('FrontendUrl');
  if (!isFrontend(kit.frontends, url)) throw accountError('FRONTEND_UNKNOWN');
  return new URL(url).origin;
}

/** @throws {AccountError} PASSWORD_COMMON, PASSWORD_PERSONAL at the field */
async function refuseGuessable(password: string, own: readonly string[]): Promise<void> {
  const code = await guessableBy(password, own);
  if (code) throw accountFieldError(code, 'password');
}
