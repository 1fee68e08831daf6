import { useCallback, useState } from 'react';

/**
 * The tool at which something opens that is loaded at the first time; null while it is closed. Where its code cannot be
 * loaded it stays closed: a missing connection must not take the page away with it.
 */
export const useAnchor = (load: () => Promise<unknown>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const preload = () => void load().catch(() => undefined);
  const openAt = (tool: HTMLElement) =>
    void load().then(
      () => setAnchor(tool),
      () => undefined,
    );
  return { anchor, close, openAt, preload } as const;
};
