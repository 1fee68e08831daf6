export const de = {
  calendar: (label: string) => `${label}: Kalender öffnen`,
  noDay: 'Kein gültiges Datum',
};
