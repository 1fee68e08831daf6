import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { storedOverride } from '../acting/index.ts';
import { currentProfile, hasSession } from '../session/index.ts';
import { buildName } from '../version/index.ts';

// What the person saw last, for a start without a connection. A cache of its own, which `forgetCaches` empties at a
// logout, and when somebody else's place is taken.

const cacheName = 'tresen-data';
const entry = '/kept-queries';
/** Characters of JSON: a dashboard has about 10,000. What was seen last comes first. */
const maxCharacters = 400_000;
/** Older figures help nobody. */
const longestMs = 7 * 24 * 60 * 60_000;
/** Milliseconds in which changes are gathered into one writing. */
const calm = 1_000;

interface Kept {
  /** Whose it is, and of which build: another one may ask for other fields. */
  readonly owner: string;
  readonly queries: DehydratedState['queries'];
}

/** Keeps what marked queries (`meta.isKept`) have brought, some seconds after it came. Returns a function that ends it. */
export const keepQueries = (client: QueryClient): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    // A full disk or a private window: then nothing is kept.
    writeKept(client).catch(() => undefined);
  };
  const writeSoon = () => {
    timer ??= setTimeout(write, calm);
  };
  const writeIfDue = () => timer !== undefined && document.visibilityState === 'hidden' && write();
  const forget = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.meta?.isKept) writeSoon();
  });
  document.addEventListener('visibilitychange', writeIfDue);
  writeSoon();
  return () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', writeIfDue);
  };
};

/** Brings back what this person saw last in this place, where nothing newer is in memory. */
export const restoreQueries = async (client: QueryClient): Promise<void> => {
  const owner = ownerNow();
  if (owner === null || !hasCaches()) return;
  const queries = await readKept(owner);
  if (ownerNow() === owner) hydrate(client, { mutations: [], queries });
};

/** Keeps what is in memory now, beside what was kept of other pages before. */
async function writeKept(client: QueryClient): Promise<void> {
  const owner = ownerNow();
  if (owner === null || !hasCaches()) return;
  const { queries } = dehydrate(client, { shouldDehydrateQuery: isWorthKeeping });
  if (queries.length === 0) return;
  const hashes = new Set(queries.map(({ queryHash }) => queryHash));
  const before = (await readKept(owner)).filter(({ queryHash }) => !hashes.has(queryHash));
  const kept: Kept = { owner, queries: newestFirst([...queries, ...before]) };
  const cache = await caches.open(cacheName);
  await cache.put(entry, new Response(JSON.stringify(kept)));
  // Signed out, or in another place, while it was being written.
  if (ownerNow() !== owner) await caches.delete(cacheName);
}

function isWorthKeeping({ meta, state }: Query): boolean {
  return meta?.isKept === true && state.status === 'success' && Date.now() - state.dataUpdatedAt < longestMs;
}

function newestFirst(queries: DehydratedState['queries']): DehydratedState['queries'] {
  let room = maxCharacters;
  return queries
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter((query) => {
      room -= JSON.stringify(query).length;
      return room >= 0;
    });
}

function ownerNow(): string | null {
  const profile = currentProfile();
  if (profile === null || !hasSession()) return null;
  const person = profile.data.oldUser?.uuid ?? profile.uuid;
  return [person, profile.uuid, storedOverride()?.tenantId ?? '', buildName].join('|');
}

function hasCaches(): boolean {
  return 'caches' in window;
}

async function readKept(owner: string): Promise<DehydratedState['queries']> {
  const answer = await (await caches.open(cacheName)).match(entry);
  const kept = (await answer?.json().catch(() => undefined)) as Kept | undefined;
  return kept?.owner === owner ? kept.queries.filter(isYoung) : [];
}

function isYoung({ state }: DehydratedState['queries'][number]): boolean {
  return Date.now() - state.dataUpdatedAt < longestMs;
}
