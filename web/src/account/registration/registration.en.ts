import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './registration.de.ts';

export const en: Translation<typeof de> = {
  title: 'Sign up',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  emailFixed: 'The invitation is for this address.',
  submit: 'Sign up',
  haveAccount: 'Signed up already?',
  signIn: 'Sign in',
  NAME_TOO_SHORT: 'Min character length is 2',
  NAME_TOO_LONG: 'Max character length is 50',
  NAME_INVALID: 'Please without / \\ : @ < >',
  COMPANY_REQUIRED: 'Please enter your company',
  COMPANY_TOO_LONG: 'Max character length is 100',
  COMPANY_INVALID: 'Please use letters, digits and usual signs only',
  EMAIL_INVALID: 'Please enter a valid email',
  USER_EXISTS: 'User already exist!',
  INVITATION_INVALID: 'The invitation is no longer valid. Please ask for a new one.',
  INVITATION_OTHER_EMAIL: 'The invitation was sent to another email.',
  WRONG_DATA: 'Wrong data entered.',
  readingInvitation: 'Reading the invitation',
  notRead: 'The invitation could not be read',
  unknownHeading: 'This invitation is no longer valid',
  unknownText: 'The link has expired, was used already or is incomplete.',
  askAgain:
    'Please ask the person who invited you for a new invitation. Or create an account for a company of your own.',
  withoutInvitation: 'Sign up without an invitation',
  invitedBy: (company) => `${company} invites you`,
  yourRole: 'Your role:',
};
