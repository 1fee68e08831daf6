import { useAddress, useTypedParam } from '../../kit/address/index.ts';

/** Milliseconds of rest after which what was typed goes into the address. */
const rest = 150;

/**
 * The search, `?q=` of the address, and a function that sets it. A search is one step of the history, however long
 * somebody types.
 */
export const useTypedQuery = () => {
  const { change } = useAddress();
  return useTypedParam('q', rest, (q, before) => change({ q }, { replace: before !== '' }));
};
