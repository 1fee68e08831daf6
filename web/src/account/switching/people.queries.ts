import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { RequestError } from '../../kit/graphql/index.ts';
import { signedFetch } from '../../kit/session/index.ts';

/** A user with a tenant (USR-12), as far as the list shows it. */
export interface Person {
  readonly sub: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly tenantId: string;
  readonly tenant: { readonly name: string };
}

export interface PeoplePage {
  readonly people: readonly Person[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

const path = '/connect/usersExtended/my';
const pageSize = 50;

/** The users of all tenants that match, page by page (API-09). What was found last stays while more is typed. */
export const peopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['usersExtended', search],
    queryFn: ({ pageParam, signal }) => askPeople(pageParam, signal),
    initialPageParam: firstPage(search),
    getNextPageParam: ({ next }: PeoplePage) => next,
    placeholderData: keepPreviousData,
  });

async function askPeople(url: string, signal: AbortSignal): Promise<PeoplePage> {
  const response = await signedFetch(url, { signal }).catch(() => {
    throw new RequestError('NO_CONNECTION');
  });
  if (!response.ok) throw new RequestError(response.status === 403 ? 'FORBIDDEN' : 'INTERNAL');
  return {
    people: (await response.json()) as readonly Person[],
    next: nextOf(response.headers.get('link')),
  };
}

/** RFC 8288. Only an address of the list itself is followed: the request carries the token. */
function nextOf(link: string | null): string | null {
  const next = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
  return next?.startsWith(`${path}?`) ? next : null;
}

function firstPage(search: string): string {
  return `${path}?${new URLSearchParams({ ...(search && { search }), first: String(pageSize) })}`;
}
