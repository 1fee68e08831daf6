/** The code of the search box, which most visits do not need. */
export const loadSearch = () =>
  import('./search-dialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog }));

/** Loads it ahead; one that cannot be loaded is asked for again by the click. */
export const preloadSearch = (): void => void loadSearch().catch(() => undefined);
