import type { Registration } from '@tresen/domain/account/registration';

/** What is typed and may be kept: never a password. */
export type RegistrationDraft = Omit<Registration, 'password' | 'confirmPassword'>;

// Ends with the tab: the next person at this computer finds nothing.
const key = 'tresen.registrationDraft';
const emptyDraft: RegistrationDraft = { firstName: '', lastName: '', company: '', email: '' };

/** What was typed on /register in this tab; it survives a reload, and the way back from /mail-confirm. */
export const storedDraft = (): RegistrationDraft => ({
  ...emptyDraft,
  ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<RegistrationDraft>),
});

export const storeDraft = ({ firstName, lastName, company, email }: RegistrationDraft): void =>
  sessionStorage.setItem(key, JSON.stringify({ firstName, lastName, company, email }));

/** Somebody has signed in: the draft has done its work. */
export const forgetDraft = (): void => sessionStorage.removeItem(key);
