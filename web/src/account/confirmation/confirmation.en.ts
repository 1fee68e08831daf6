import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './confirmation.de.ts';

export const en: Translation<typeof de> = {
  awaitingTitle: 'Confirm email',
  awaitingHeading: 'Please confirm your email',
  sentTo: 'We have sent a confirmation mail to',
  openIt: 'Open the link in it and your account is ready. It is valid for 48 hours.',
  noMail: 'No mail? Please look into your spam folder, too.',
  resend: 'Send the mail again',
  resendIn: (seconds) => `Send again in ${seconds} s`,
  resent: (email) => `A new confirmation mail is on its way to ${email}.`,
  wrongAddress: 'Wrong address? Back to sign-up',
  nothingHeading: 'No confirmation is awaited here',
  nothingText:
    'This browser knows of no sign-up. If you have signed up on another device, just open the link in the mail.',
  toRegister: 'Sign up',
  confirmingTitle: 'Confirm email',
  confirmingHeading: 'Confirming your email',
  confirmedTitle: 'Email confirmed',
  confirmedHeading: 'Your email is confirmed',
  confirmedText: 'Your account is ready. Please sign in.',
  refusedTitle: 'Link not valid',
  refusedHeading: 'This link is no longer valid',
  refusedText:
    'It has expired or was used already. If you have confirmed your address before, you can sign in. Otherwise we send you a new mail.',
  toForgotPassword: 'Forgot password',
  notMeTitle: 'Remove registration',
  notMeHeading: 'You did not sign up?',
  notMeText:
    'Somebody has made an account at Tresen with your e-mail address. If it was not you, remove the registration here. Your address is free again then.',
  removeRegistration: 'Remove registration',
  removedTitle: 'Registration removed',
  removedHeading: 'The registration is removed',
  removedText:
    'The account with your address is deleted, and nobody has used it. There is nothing else to do.',
  notRemovedHeading: 'There is nothing to remove',
  notRemovedText:
    'The registration was removed before, or it was confirmed. If you did not confirm it yourself, set a new password by “Forgot password”.',
  failedHeading: 'Your email could not be confirmed',
};
