export const de = {
  create: 'Neue Firma',
  emptyTitle: 'Noch keine Firmen',
  emptyText:
    'Wer einen oder mehrere Standorte betreibt: mit Anschrift, Steuernummern und Bankverbindung, wie sie auf Belegen stehen.',
};
