import { type MailTexts, registered } from './mails.de.ts';

export const en: MailTexts = {
  instant: (day, time, zone) => `${day} at ${time} (${zone})`,
  confirmEmail: (validUntil, name, company) => ({
    subject: 'Please confirm your e-mail address',
    preview: 'One click, then you can sign in to Tresen.',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      `an account at Tresen was made with this e-mail address${registered(name && `by “${name}”`, company && `for the company “${company}”`)}. Please confirm that the address is yours. Then you can sign in.`,
    ],
    button: 'Confirm e-mail address',
    note: `The link works once and until ${validUntil}.`,
    unasked:
      'You did not make an account? Then please do not confirm: without confirmation nobody can sign in with it. Here you can remove the registration:',
    unaskedLink: 'This was not me: remove the registration',
    reason: 'You receive this message because an account at Tresen was made with your address.',
  }),
  resetPassword: (validUntil) => ({
    subject: 'Set a new password',
    preview: 'With this link you set a new password for Tresen.',
    heading: 'Set a new password',
    paragraphs: ['a new password was requested for your account at Tresen. The link below lets you set it.'],
    button: 'Set new password',
    note: `The link works once and until ${validUntil}.`,
    unasked:
      'You did not request a new password? Then there is nothing to do: your present password stays valid. Give the link to nobody.',
    reason:
      'You receive this message because a new password was requested for the account with your address.',
  }),
  invitation: (company, invitedBy, validUntil) => ({
    subject: `Invitation to ${company} at Tresen`,
    preview: `${invitedBy} invites you to work with ${company}.`,
    heading: `Invitation to ${company}`,
    paragraphs: [
      `${invitedBy} invites you to work with ${company} in Tresen. Make your account for it; that takes a minute.`,
    ],
    button: 'Accept invitation',
    note: `The invitation is good until ${validUntil}, for this e-mail address only.`,
    unasked:
      'You do not know the sender? Then there is nothing to do: no account comes into being unless you register.',
    reason: `You receive this message because ${invitedBy} entered your address at Tresen.`,
  }),
  passwordChanged: (changedAt) => ({
    subject: 'Your password was changed',
    preview: 'Not you? Then act now.',
    heading: 'Your password was changed',
    paragraphs: [
      `the password of your account at Tresen was changed on ${changedAt}. If it was you, all is well.`,
    ],
    button: 'Set the password anew',
    note: 'Needed only if it was not you.',
    unasked:
      'You did not change your password? Then set a new one at once, sign unknown devices out in your profile, and tell the administration of your company.',
    reason: 'You receive this message at every change of your password, so that none goes unnoticed.',
  }),
};
