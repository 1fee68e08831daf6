export const de = {
  code: 'Beispiel',
  table: 'Tabelle',
  copy: 'Kopieren',
  copied: 'Kopiert',
};
