import { useEffect, useRef, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';

/** Milliseconds of rest after which what was typed goes into the address. */
const rest = 150;

/**
 * The search, `?q=` of the address, and a function that sets it. Typing shows at once and the address follows: it
 * comes back late, and would take away what was typed meanwhile. A search is one step of the history, however long
 * somebody types.
 */
export const useTypedQuery = () => {
  const { params, change } = useAddress();
  const query = params.get('q') ?? '';
  const [typed, setTyped] = useState(query);
  const sent = useRef(query);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      change({ q: typed }, { replace: query !== '' });
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, query, change]);
  return [typed, setTyped] as const;
};
