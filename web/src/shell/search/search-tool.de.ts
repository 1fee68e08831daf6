export const de = {
  search: 'Suchen',
  keys: 'Strg K',
  macKeys: '⌘ K',
};
