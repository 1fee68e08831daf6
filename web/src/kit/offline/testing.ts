import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';

/** Stands in for the browser's caches, which jsdom does not have. */
export const fakeCaches = () => {
  const stores = new Map<string, Map<string, string>>();
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        match: async (path: string) => {
          const text = store.get(path);
          return text === undefined ? undefined : new Response(text);
        },
        put: async (path: string, response: Response) => void store.set(path, await response.text()),
      };
    },
  });
  return {
    names: () => [...stores.keys()],
    kept: (): string => stores.get('tresen-data')?.get('/kept-queries') ?? '',
  };
};

/** Somebody is signed in on this browser, at a page that has just been loaded. */
export const signedInAs = (sub: string): void => {
  localStorage.setItem('tresen.refreshToken', 'refresh');
  localStorage.setItem('tresen.role', 'owner');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { sub }, me: {} }));
};

/** The session acts in the place of somebody of another tenant. */
export const actingIn = (tenantId: string): void =>
  localStorage.setItem(
    'tresen.override',
    JSON.stringify({ tenantId, resellerId: null, user: {}, oldUser: { userinfo: { sub: 'olga' }, me: {} } }),
  );

/** A client that asks once. */
export const newClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });
