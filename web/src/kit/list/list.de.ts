export const de = {
  pages: 'Seiten',
  rows: (from: string, to: string, total: string) => `${from}–${to} von ${total}`,
  rowsAbout: (from: string, to: string, total: string) => `${from}–${to} von etwa ${total}`,
  first: 'Erste Seite',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
};
