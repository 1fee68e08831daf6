import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type ChangeOptions, useChangeParams } from './use-change-params.ts';

type Value = string | readonly string[] | null | undefined;

/** The address with some parameters changed; null, empty and [] remove one. Lists are written with commas. */
export const changedParams = (
  params: URLSearchParams,
  changes: Readonly<Record<string, Value>>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    const text = typeof value === 'object' ? (value?.join(',') ?? '') : (value ?? '');
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
};

/** The list that a parameter holds. */
export const listParam = (params: URLSearchParams, name: string): readonly string[] =>
  params.get(name)?.split(',').filter(Boolean) ?? [];

/**
 * Parameters of the address and a function that changes some of them. The address is the state of a screen
 * (experience.md 3): each change is a step that "back" undoes.
 */
export const useAddress = () => {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const change = useCallback(
    (changes: Readonly<Record<string, Value>>, options?: ChangeOptions) =>
      changeParams((current) => changedParams(current, changes), options),
    [changeParams],
  );
  return { params, change } as const;
};
