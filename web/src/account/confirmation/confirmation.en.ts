import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './confirmation.de.ts';

export const en: Translation<typeof de> = {
  awaitingTitle: 'Confirm your email',
  awaitingHeading: 'Please confirm your email',
  sentTo: 'We’ve sent a confirmation email to',
  openIt: 'Open the link in the email to activate your account. It is valid for 48 hours.',
  noMail: 'Can’t find it? Check your spam folder.',
  resend: 'Resend email',
  resendIn: (seconds) => `Resend in ${seconds} s`,
  resent: (email) => `A new confirmation email is on its way to ${email}.`,
  wrongAddress: 'Wrong address? Back to sign-up',
  nothingHeading: 'Nothing to confirm',
  nothingText:
    'You haven’t signed up in this browser. If you signed up on another device, open the link in the email there.',
  toRegister: 'Sign up',
  confirmingTitle: 'Confirm your email',
  confirmingHeading: 'Confirming your email',
  confirmedTitle: 'Email confirmed',
  confirmedHeading: 'Your email has been confirmed',
  confirmedText: 'Your account is ready. Please sign in.',
  refusedTitle: 'Link not valid',
  refusedHeading: 'This link has expired',
  refusedText:
    'It is too old, has already been used, or there is a newer email from us. If you have already confirmed your email, sign in. If not, we’ll send you a new link.',
  toForgotPassword: 'Forgot password',
  notMeTitle: 'Remove account',
  notMeHeading: 'Didn’t sign up?',
  notMeText:
    'Someone created a Tresen account with your email address. If it wasn’t you, remove the account here to free up your address.',
  removeRegistration: 'Remove account',
  removedTitle: 'Account removed',
  removedHeading: 'The account has been removed',
  removedText:
    'The account with your address has been deleted. No one had used it. You don’t need to do anything else.',
  notRemovedHeading: 'Nothing to remove',
  notRemovedText:
    'The account has already been removed or confirmed. If you did not confirm it yourself, use “Forgot password” to set a new password.',
  failedHeading: 'We couldn’t confirm your email',
};
