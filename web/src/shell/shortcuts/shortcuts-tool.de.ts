export const de = { title: 'Schnellzugriff' };
