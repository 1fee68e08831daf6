export const de = {
  calendar: (label: string) => `${label}: Kalender öffnen`,
  close: 'Schließen',
  noDay: 'Kein gültiges Datum',
};
