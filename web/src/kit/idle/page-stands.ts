let stands = false;
const waiting = new Set<() => void>();

/** True once the page that a visit begins with stands: its code is here, and what it asked the server for. */
export const pageStands = (): boolean => stands;

/** Says that the page stands, once for all: whatever waited for it begins. */
export const announcePage = (): void => {
  stands = true;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
};

/**
 * Calls `work` once the page stands, for what nobody waits for: badges, alerts, panels, the code of other pages. At the
 * same time as the page's own files and questions they would hold those up.
 * @returns calls it off
 */
export const whenPageStands = (work: () => void): (() => void) => {
  if (stands) {
    work();
    return () => undefined;
  }
  waiting.add(work);
  return () => waiting.delete(work);
};
