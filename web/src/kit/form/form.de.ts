export const de = {
  calendar: (label: string) => `${label}: Kalender öffnen`,
  close: 'Schließen',
  noDay: 'Kein gültiges Datum',
  noNumber: 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,50',
};
