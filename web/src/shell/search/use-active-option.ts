import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { SearchOption } from './search-groups.ts';

interface Actions {
  readonly onPick: (option: SearchOption) => void;
  readonly onStar: (option: SearchOption) => void;
}

interface Search {
  readonly text: string;
  readonly options: readonly SearchOption[];
  readonly isSearching: boolean;
}

/**
 * The option that the keys are at, while typing goes on in the field (ARIA combobox): arrows go round, Home and End
 * lead to the ends, Enter picks, Alt+Enter stars. It stays the same while further options arrive; another text begins
 * at its first one.
 */
export const useActiveOption = (search: Search, actions: Actions) => {
  const { text, options } = search;
  const [chosen, setChosen] = useState({ text, id: '' });
  const enterEarly = useEarlyEnter(search, actions.onPick);
  const known = options.findIndex(({ id }) => chosen.text === text && id === chosen.id);
  const place = Math.max(known, 0);
  const active = options[place];

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends the entry of a composed character picks nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) (event.altKey ? actions.onStar : actions.onPick)(active);
      else enterEarly(text);
      return;
    }
    const next = options[placeAfter(event.key, place, options.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setChosen({ text, id: next.id });
  };
  return { active, onKeyDown, enterEarly };
};

/** Enter that came before the answer: picks the first option once all have arrived, as long as the text is the same. */
function useEarlyEnter({ text, options, isSearching }: Search, onPick: Actions['onPick']) {
  const [early, setEarly] = useState<string | null>(null);
  const pickFirst = useEffectEvent(() => {
    setEarly(null);
    if (early === text && options[0]) onPick(options[0]);
  });
  useEffect(() => {
    if (early !== null && !isSearching) pickFirst();
  }, [early, isSearching]);
  return setEarly;
}

/** Where a key leads among so many options; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (place + 1) % count,
    ArrowUp: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
