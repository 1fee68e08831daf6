import type { AccountKit } from '../account-deps.ts';
import type { ExternalSignIn } from '../external-sign-in/index.ts';
import type { KnownDevices } from '../guessing/index.ts';
import type { ForgetPassword, ResetPassword } from '../password-reset/index.ts';
import type { Confirm, Disown, Register, ResendConfirmation } from '../registration/index.ts';

/** Everything that the endpoints under /Account are made of. */
export interface AccountParts {
  readonly kit: AccountKit;
  readonly knownDevices: KnownDevices;
  readonly external: ExternalSignIn;
  readonly register: Register;
  readonly confirm: Confirm;
  readonly disown: Disown;
  readonly resendConfirmation: ResendConfirmation;
  readonly forgetPassword: ForgetPassword;
  readonly resetPassword: ResetPassword;
}

/** One call, as far as the endpoints look at it. */
export interface Call {
  readonly requestId: string;
  readonly acceptLanguage: string | undefined;
  /** Gives the browser a cookie along with the answer. */
  setCookie(cookie: string): void;
}
