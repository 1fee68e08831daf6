/** Does the work when it is first asked for, and once: a page is counted only where somebody wants to know. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work();
    return running;
  };
};
