import { currentProfile } from '../../kit/session/index.ts';

// Goes with the session, as every key of ours (IDN-56); what somebody else looked for does not show.
const key = 'tresen.searches';
const max = 5;
const longest = 100;

interface Kept {
  readonly owner: string;
  readonly texts: readonly string[];
}

/** Forgets all of them. */
export const forgetSearches = (): void => localStorage.removeItem(key);

/** What the signed-in person looked for last on this device, newest first. What somebody else did goes. */
export const recentSearches = (): readonly string[] => {
  const kept = read();
  const owner = currentProfile()?.uuid;
  if (kept === null || owner === undefined) return [];
  if (kept.owner === owner) return kept.texts.slice(0, max);
  forgetSearches();
  return [];
};

/** Remembers a search that led somewhere. */
export const rememberSearch = (text: string): void => {
  const owner = currentProfile()?.uuid;
  const searched = text.trim();
  if (owner === undefined || searched.length < 2 || searched.length > longest) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== searched.toLowerCase());
  localStorage.setItem(key, JSON.stringify({ owner, texts: [searched, ...others].slice(0, max) }));
};

function read(): Kept | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (typeof value?.owner !== 'string' || !Array.isArray(value.texts)) return null;
    return { owner: value.owner, texts: value.texts.filter((text) => typeof text === 'string') };
  } catch {
    return null;
  }
}
