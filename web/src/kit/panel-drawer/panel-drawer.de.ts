export const de = { close: 'Schließen' };
