import type { Registration } from '@tresen/domain/account/registration';

/** What is typed and may be kept: never a password. */
export type RegistrationDraft = Omit<Registration, 'password' | 'confirmPassword'>;

// Ends with the tab: the next person at this computer finds nothing. Readable whatever somebody wrote there.
const key = 'tresen.registrationDraft';
const emptyDraft: RegistrationDraft = { firstName: '', lastName: '', company: '', email: '' };

/** What was typed on /register in this tab; it survives a reload, and the way back from /mail-confirm. */
export const storedDraft = (): RegistrationDraft => ({
  ...emptyDraft,
  ...Object.fromEntries(new URLSearchParams(sessionStorage.getItem(key) ?? '')),
});

export const storeDraft = ({ firstName, lastName, company, email }: RegistrationDraft): void =>
  sessionStorage.setItem(key, new URLSearchParams({ firstName, lastName, company, email }).toString());

/** Somebody has signed in: the draft has done its work. */
export const forgetDraft = (): void => sessionStorage.removeItem(key);
