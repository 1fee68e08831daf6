import { type MailTexts, registered } from './mails.de.ts';

export const en: MailTexts = {
  instant: (day, time, zone) => `${day} at ${time} (${zone})`,
  confirmEmail: (validUntil, name, company) => ({
    subject: 'Please confirm your email address',
    preview: 'One click and you can sign in to Tresen.',
    heading: 'Confirm your email address',
    paragraphs: [
      `A Tresen account was created with this email address${registered(name && `by “${name}”`, company && `for the company “${company}”`)}. Please confirm that the address is yours so you can sign in.`,
    ],
    button: 'Confirm email address',
    note: `The link works once and is valid until ${validUntil}.`,
    unasked:
      'Didn’t create an account? Then please don’t confirm it. Without confirmation, no one can use it to sign in. You can remove the account here:',
    unaskedLink: 'This wasn’t me – remove the account',
    reason: 'You received this email because a Tresen account was created with your address.',
  }),
  resetPassword: (validUntil) => ({
    subject: 'Set a new password',
    preview: 'Use this link to set a new password for Tresen.',
    heading: 'Set a new password',
    paragraphs: ['A new password was requested for your Tresen account. Use the link below to set it.'],
    button: 'Set new password',
    note: `The link works once and is valid until ${validUntil}.`,
    unasked:
      'Didn’t request a new password? You don’t need to do anything; your current password still works. Don’t share the link with anyone.',
    reason: 'You received this email because a new password was requested for the account with your address.',
  }),
  invitation: (company, invitedBy, validUntil) => ({
    subject: `Invitation to join ${company} on Tresen`,
    preview: `${invitedBy} has invited you to join ${company}.`,
    heading: `Join ${company} on Tresen`,
    paragraphs: [
      `${invitedBy} has invited you to join ${company} on Tresen. Creating your account takes just a minute.`,
    ],
    button: 'Accept invitation',
    note: `The invitation is valid until ${validUntil}, for this email address only.`,
    unasked:
      'Don’t know the sender? You don’t need to do anything. No account is created unless you sign up.',
    reason: `You received this email because ${invitedBy} entered your address on Tresen.`,
  }),
  passwordChanged: (changedAt) => ({
    subject: 'Your password was changed',
    preview: 'Wasn’t you? Act now.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password for your Tresen account was changed on ${changedAt}. If this was you, there’s nothing to do.`,
    ],
    button: 'Set a new password',
    note: 'Only needed if it wasn’t you.',
    unasked:
      'Didn’t change your password? Set a new one right away, sign out unknown devices in your profile and let your administrator know.',
    reason: 'We send this email every time your password changes, so you never miss it.',
  }),
};
