import { useLocation } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';

/** What the address `/documentation/<topic>?q=<search>` says; the topic in lower case (decisions SHL-86). */
export const useTopicAddress = () => {
  const { pathname } = useLocation();
  const { params, change } = useAddress();
  return {
    topicId: pathname.split('/')[2]?.toLowerCase() ?? '',
    query: params.get('q') ?? '',
    /** A search is one step of the history, however long somebody types. */
    setQuery: (query: string) => change({ q: query }, { replace: params.has('q') }),
  } as const;
};
