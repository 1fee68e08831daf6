import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../testing/fake-server.ts';
import { loadSession, tokens, userinfo } from '../testing/session-page.ts';

const me = (changes: object) => json({ data: { me: changes } });

const load = async (answers: Parameters<typeof fakeServer>[0]) => {
  fakeServer({ '/connect/token': [tokens('2')], '/connect/userinfo': [userinfo()], ...answers });
  const session = await loadSession();
  await session.loadProfile();
  return session;
};

beforeEach(() => localStorage.setItem('tresen.refreshToken', 'refresh-1'));
afterEach(() => vi.unstubAllGlobals());

describe('the signed-in user', () => {
  it('IDN-58, IDN-61 is made of userinfo and of what `me` adds', async () => {
    const session = await load({
      '/connect/userinfo': [userinfo({ role: 'manager', picture: '0a1b.webp' })],
      '/graphql': [me({ accessPolicy: 'strict', settings: '{"direction":"rtl"}', shortcuts: ['home'] })],
    });
    expect(session.currentProfile()).toEqual({
      uuid: 'ada',
      role: 'manager',
      accessPolicy: 'strict',
      isFilling: false,
      data: {
        displayName: 'Ada',
        familyName: 'Lovelace',
        photoURL: '/files/photoURL/0a1b.webp',
        email: 'ada@demo.example',
        company: 'Café',
        settings: { direction: 'rtl' },
        shortcuts: ['home'],
        oldUser: null,
      },
    });
  });

  it('IDN-59, IDN-60 has the shortcuts calendar, mail and contacts unless others were chosen', async () => {
    const session = await load({});
    expect(session.currentProfile()?.data.shortcuts).toEqual(['calendar', 'mail', 'contacts']);
  });

  it('IDN-61 without a role has the role user (decisions ACC-19)', async () => {
    const session = await load({ '/connect/userinfo': [userinfo({ role: null })] });
    expect(session.currentProfile()?.role).toBe('user');
  });

  it.each(['/files/photoURL/0a1b.webp', 'https://evil.example/0a1b.webp'])(
    'IDN-62 loads the picture %s from under photoURL only',
    async (picture) => {
      const session = await load({ '/connect/userinfo': [userinfo({ picture })] });
      expect(session.currentProfile()?.data.photoURL).toBe('/files/photoURL/0a1b.webp');
    },
  );

  it('IDN-63 shows at the next visit before the server has answered, with the stored role', async () => {
    await load({ '/graphql': [me({ accessPolicy: 'strict' })] });
    expect(localStorage.getItem('tresen.role')).toBe('owner');
    const { currentProfile } = await loadSession();
    expect(currentProfile()).toMatchObject({
      role: 'owner',
      accessPolicy: 'strict',
      isFilling: false,
      data: { company: 'Café' },
    });
  });

  it('ACC-38 with a forged role is corrected by the server', async () => {
    localStorage.setItem('tresen.role', 'superAdmin');
    fakeServer({ '/connect/token': [tokens('2')], '/connect/userinfo': [userinfo({ role: 'user' })] });
    const session = await loadSession();
    expect(session.currentProfile()?.role).toBe('superAdmin');
    await session.loadProfile();
    expect(session.currentProfile()?.role).toBe('user');
    expect(localStorage.getItem('tresen.role')).toBe('user');
  });

  it.each(['{', '[]', 'null', '{"userinfo":7,"me":[]}', '{"userinfo":{"sub":{}},"me":{"shortcuts":"x"}}'])(
    'survives %s in the storage',
    async (stored) => {
      localStorage.setItem('tresen.profile', stored);
      localStorage.setItem('tresen.role', 'nobody');
      expect((await loadSession()).currentProfile()?.role ?? 'user').toBe('user');
    },
  );

  it('stays as it was when the server does not say', async () => {
    const session = await load({ '/connect/userinfo': [userinfo(), json({}, 500)] });
    await session.loadProfile();
    expect(session.currentProfile()?.uuid).toBe('ada');
  });
});
