import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../kit/testing/fake-server.ts';
import { tokens, userinfo } from '../kit/testing/session-page.ts';

vi.mock('./signed-in-app.tsx', () => ({ showSignedInApp: () => undefined }));

const ask = () =>
  fakeServer({
    '/connect/token': [tokens('2')],
    '/connect/userinfo': [userinfo()],
    '/graphql': [json({ data: { me: {} } })],
  });

/** A page that has just been loaded, at an address with nothing to ask for. */
const start = async () => {
  vi.resetModules();
  window.history.replaceState(null, '', '/no/such/page');
  const [{ announcePage }, { startSignedIn }] = await Promise.all([
    import('../kit/idle/index.ts'),
    import('./start-signed-in.ts'),
  ]);
  const server = ask();
  await startSignedIn();
  return { announcePage, asked: () => callsOf(server, '/connect/userinfo').length };
};

beforeEach(() => localStorage.setItem('tresen.refreshToken', 'refresh-1'));
afterEach(() => vi.unstubAllGlobals());

/** As the visit before left it. */
const visitBefore = async () => {
  const { announcePage } = await start();
  announcePage();
  await vi.waitFor(() => expect(localStorage.getItem('tresen.profile')).not.toBeNull());
};

describe('who somebody is', () => {
  it('is asked for at once at a first visit', async () => {
    const { asked } = await start();
    await vi.waitFor(() => expect(asked()).toBe(1));
  });

  it('shows as the last visit knew it, and is asked for once the page stands', async () => {
    await visitBefore();
    const { announcePage, asked } = await start();
    expect(asked()).toBe(0);
    announcePage();
    await vi.waitFor(() => expect(asked()).toBe(1));
  });

  it('USR-14: is asked for at once while somebody else is shown: that may be over', async () => {
    await visitBefore();
    const { storeOverride } = await import('../kit/acting/index.ts');
    storeOverride({
      tenantId: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
      resellerId: null,
      user: { sub: 'olga', role: 'owner', firstName: 'Olga', lastName: '', imagePath: null, email: '' },
      oldUser: { userinfo: { sub: 'ada', role: 'admin' }, me: {} },
    });
    const { asked } = await start();
    await vi.waitFor(() => expect(asked()).toBe(1));
  });
});
