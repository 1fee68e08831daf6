import { useState } from 'react';

const key = 'tresen.units.folded';

/** Which units are folded away, kept in this browser; the rest is open. */
export const useFolded = () => {
  const [folded, setFolded] = useState(stored);
  const keep = (ids: ReadonlySet<string>): void => {
    setFolded(ids);
    localStorage.setItem(key, JSON.stringify([...ids]));
  };
  const fold = (ids: readonly string[], isOpen: boolean): void => {
    const next = new Set(folded);
    for (const id of ids) {
      if (isOpen) next.delete(id);
      else next.add(id);
    }
    keep(next);
  };
  return { folded, fold };
};

function stored(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
