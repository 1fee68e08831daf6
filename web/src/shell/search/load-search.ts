/** The code of the search box, which most visits do not need. */
export const loadSearch = () =>
  import('./search-dialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog }));
