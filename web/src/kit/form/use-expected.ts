import { useEffect } from 'react';

const storageKey = 'tresen.filtersAbsent';

/**
 * Whether something shows of which the data say later if it does: meanwhile as the last time in this browser, the first
 * time yes. So its place is held, and nothing beside it moves when the data come.
 * @param name without spaces
 * @param isShown undefined until the data have come; null when they could not be loaded, which says nothing of the next time
 */
export const useExpected = (name: string, isShown: boolean | null | undefined): boolean => {
  useEffect(() => {
    if (typeof isShown === 'boolean' && isShown === absent().has(name)) remember(name, isShown);
  }, [name, isShown]);
  return isShown === undefined ? !absent().has(name) : isShown === true;
};

/** The names of what did not show when its data came. */
function absent(): ReadonlySet<string> {
  return new Set(localStorage.getItem(storageKey)?.split(' '));
}

function remember(name: string, isShown: boolean): void {
  const names = new Set(absent());
  if (isShown) names.delete(name);
  else names.add(name);
  localStorage.setItem(storageKey, [...names].join(' '));
}
