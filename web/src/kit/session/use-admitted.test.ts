import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../testing/fake-server.ts';
import { tokens, userinfo } from '../testing/session-page.ts';

const path = '/setting/devices';

/** What a guard and a menu go by, for somebody whom the server gives these roles one after the other. */
const open = async (...roles: readonly string[]) => {
  vi.resetModules();
  fakeServer({
    '/connect/token': [tokens('1')],
    '/connect/userinfo': roles.map((role) => userinfo({ role })),
    '/graphql': [json({ data: { me: { accessPolicy: localStorage.getItem('policy') } } })],
  });
  const { loadProfile, useAdmitted, useMayOpen } = await import('./index.ts');
  const { result } = renderHook(() => ({ isOpen: useAdmitted(path), isInMenu: useMayOpen(path) }));
  return { now: result, hear: () => act(loadProfile) };
};

beforeEach(() => localStorage.setItem('tresen.refreshToken', 'refresh-1'));
afterEach(() => vi.unstubAllGlobals());

describe('a guard', () => {
  it('ACC-14 keeps the form of somebody whose role is taken away, while the menu lets go', async () => {
    const { now, hear } = await open('owner', 'user');
    await hear();
    expect(now.current).toEqual({ isOpen: true, isInMenu: true });
    await hear();
    expect(now.current).toEqual({ isOpen: true, isInMenu: false });
  });

  it('ACC-38 lets go of a page that only a forged role had opened', async () => {
    localStorage.setItem('tresen.role', 'superAdmin');
    const { now, hear } = await open('user');
    expect(now.current).toEqual({ isOpen: true, isInMenu: true });
    await hear();
    expect(now.current).toEqual({ isOpen: false, isInMenu: false });
  });

  it('ACC-32 goes by the policy that the server names', async () => {
    localStorage.setItem('policy', 'strict');
    const { now, hear } = await open('owner');
    await hear();
    expect(now.current).toEqual({ isOpen: false, isInMenu: false });
  });

  it('admits nobody before it is known who it is (ACC-19)', async () => {
    const { now } = await open('owner');
    expect(now.current.isOpen).toBe(false);
  });
});
