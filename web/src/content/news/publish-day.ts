// spec §2: DD.MM.yyyy, in every language.
let format: Intl.DateTimeFormat | undefined;

/** The reader's day of an instant as `21.11.2026` (SHL-36). @param iso ISO 8601 in UTC */
export const publishDay = (iso: string): string => {
  format ??= new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
  return format.format(new Date(iso));
};
