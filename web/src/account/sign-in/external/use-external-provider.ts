import { useEffect, useState } from 'react';

const key = 'tresen.externalProvider';

/** True when the browser comes back from the external provider: what it was told stands behind the #. */
export const isComingBack = (): boolean => window.location.hash.startsWith('#external');

/**
 * Name of the external provider; null when there is none. What was true at the last visit shows at once, so that the
 * button is there with the page.
 */
export const useExternalProvider = (): string | null => {
  const [name, setName] = useState(() => localStorage.getItem(key));
  useEffect(() => {
    const leaving = new AbortController();
    askName(leaving.signal).then(
      (told) => {
        if (told === null) localStorage.removeItem(key);
        else localStorage.setItem(key, told);
        setName(told);
      },
      // Without a connection there is nothing to sign in with anyway.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return name;
};

async function askName(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/Account/External', { signal });
  const { name } = (await response.json()) as { readonly name?: unknown };
  return typeof name === 'string' ? name : null;
}
