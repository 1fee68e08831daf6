export const de = {
  room: 'Allgemein',
  size: 'Größe',
};
