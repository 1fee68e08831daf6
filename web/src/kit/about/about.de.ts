export const de = {
  source: 'Quelltext',
  notices: 'Lizenzen',
};
