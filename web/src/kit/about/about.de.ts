export const de = {
  source: 'Quelltext',
  notices: 'Open-Source-Hinweise',
};
