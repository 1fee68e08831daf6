export const de = {
  title: 'Warenkorb',
};
