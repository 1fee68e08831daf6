import { type KeyboardEvent, useState } from 'react';
import type { Person } from './people.queries.ts';
import type { People } from './use-people.ts';

/** Options before the end of the list at which the next page is fetched, so that the arrow keys never wait. */
const lookAhead = 10;
/** Options that Page Up and Page Down skip. */
const pageStep = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageStep,
  PageUp: -pageStep,
};

/** The option that the arrow keys are at, while the typing goes on in the search field (ARIA combobox). */
export const useActiveOption = (list: People, onPick: (person: Person) => void) => {
  const { people, search, isCurrent, settle, loadMore } = list;
  const [place, setPlace] = useState({ search, index: 0 });
  // Another search begins at its first option.
  const index = place.search === search ? Math.min(place.index, people.length - 1) : 0;
  const active = people[index];

  const move = (step: number): void => {
    const next = Math.max(0, Math.min(index + step, people.length - 1));
    if (next >= people.length - lookAhead) loadMore();
    setPlace({ search, index: next });
  };
  const pick = (): void => {
    if (!isCurrent) settle();
    else if (active) onPick(active);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends the entry of a composed character picks nobody.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) pick();
    else move(step);
  };
  return { active, onKeyDown };
};
