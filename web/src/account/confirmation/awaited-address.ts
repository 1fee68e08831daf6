// spec §2: /mail-confirm names the address stored locally at registration.
const addressKey = 'tresen.mailConfirm';
const sentAtKey = 'tresen.mailSentAt';

/** Remembers on this device that a confirmation mail went to an address just now. */
export const awaitConfirmation = (email: string): void => {
  localStorage.setItem(addressKey, email);
  noteMailSent(email);
};

/** The address whose confirmation is awaited; empty when there is none. */
export const awaitedAddress = (): string => localStorage.getItem(addressKey) ?? '';

/** The address is confirmed. */
export const endAwaiting = (): void => localStorage.removeItem(addressKey);

/** Remembers in this tab when the last mail to an address was asked for, so that a reload does not shorten the wait. */
export const noteMailSent = (email: string): void =>
  sessionStorage.setItem(sentAtKey, new URLSearchParams({ email, at: String(Date.now()) }).toString());

/** When the last mail to an address was asked for, in milliseconds since 1970; 0 for never. */
export const mailSentAt = (email: string): number => {
  const sent = new URLSearchParams(sessionStorage.getItem(sentAtKey) ?? '');
  return sent.get('email') === email ? Number(sent.get('at')) : 0;
};
