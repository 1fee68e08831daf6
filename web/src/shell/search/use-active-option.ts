import { type KeyboardEvent, useState } from 'react';
import type { SearchOption } from './search-groups.ts';

interface Actions {
  readonly onPick: (option: SearchOption) => void;
  readonly onStar: (option: SearchOption) => void;
}

/** Where a key leads among so many options; undefined for keys that lead nowhere. */
const placeAfter = (key: string, place: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (place + 1) % count,
    ArrowUp: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
};

/**
 * The option that the keys are at, while typing goes on in the field (ARIA combobox): arrows go round, Home and End
 * lead to the ends, Enter picks, Alt+Enter stars. It stays the same while further options arrive; another text begins
 * at its first one.
 */
export const useActiveOption = (text: string, options: readonly SearchOption[], actions: Actions) => {
  const [chosen, setChosen] = useState({ text, id: '' });
  const known = options.findIndex(({ id }) => chosen.text === text && id === chosen.id);
  const place = Math.max(known, 0);
  const active = options[place];

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends the entry of a composed character picks nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) (event.altKey ? actions.onStar : actions.onPick)(active);
      return;
    }
    const next = options[placeAfter(event.key, place, options.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setChosen({ text, id: next.id });
  };
  return { active, onKeyDown };
};
