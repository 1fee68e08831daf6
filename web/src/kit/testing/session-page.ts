import { vi } from 'vitest';
import { json } from './fake-server.ts';

/** The answer of the token endpoint; `name` tells the tokens apart. Seconds. */
export const tokens = (name: string, expires_in = 600) =>
  json({ access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in });

/** The token endpoint no longer accepts a refresh token. */
export const refusedToken = json({ error: 'invalid_grant' }, 400);

/** The answer of userinfo for Ada, with what a test changes. */
export const userinfo = (changes: object = {}) =>
  json({
    sub: 'ada',
    role: 'owner',
    given_name: 'Ada',
    family_name: 'Lovelace',
    picture: null,
    email: 'ada@demo.example',
    middle_name: 'Café',
    ...changes,
  });

/** A page that has just been loaded: nothing in memory, the storage as it is. */
export const loadSession = async () => {
  vi.resetModules();
  return import('../session/index.ts');
};

/** What this tab hears when another one has written into the storage. */
export const writeInOtherTab = (key: string, newValue: string | null): void => {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
};
