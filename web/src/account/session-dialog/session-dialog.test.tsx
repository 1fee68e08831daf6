import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { followOtherTabs, loadProfile, onSessionEnd, signedFetch, signIn } from '../../kit/session/index.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { refusedToken, tokens, userinfo } from '../../kit/testing/session-page.ts';
import { SessionDialog } from './index.ts';

const save = '/api/save';

/** A page with one form. */
const Form = () => {
  const [text, setText] = useState('');
  const { mutate, isSuccess } = useMutation({
    mutationFn: () => signedFetch(save, { method: 'POST', body: text }),
  });
  return (
    <main>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => mutate()}>
        Speichern
      </button>
      {isSuccess && <p>gespeichert</p>}
    </main>
  );
};

const dialog = () => screen.findByRole('dialog', { name: 'Sitzung abgelaufen' });

beforeEach(() => localStorage.setItem('tresen.refreshToken', 'refresh-1'));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => setLanguage('de'));
});

describe('the dialog of an expired session', () => {
  it('IDN-54, ERR-07 asks over the page, keeps what was typed, and saves it after signing in', async () => {
    const fetch = fakeServer({
      '/connect/token': [tokens('1'), refusedToken, refusedToken, tokens('2')],
      '/connect/userinfo': [userinfo()],
      '/connect/revocation': [json({})],
      [save]: [json({}, 401), json({}), json({}, 401)],
    });
    await loadProfile();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Form />
        <SessionDialog />
      </QueryClientProvider>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Name'), 'Theke');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));

    await dialog();
    const email = screen.getByLabelText<HTMLInputElement>('E-Mail');
    expect([email.value, email.readOnly]).toEqual(['ada@demo.example', true]);
    expect(screen.queryByText('Passwort vergessen?')).toBeNull();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeTruthy();

    const password = screen.getByLabelText('Passwort');
    const submit = () => screen.getByRole('button', { name: 'Anmelden' });
    await user.type(password, 'wrong');
    await user.click(submit());
    expect(await screen.findByText('E-Mail oder Passwort ist falsch.')).toBeTruthy();
    await user.clear(password);
    await user.type(password, 'right');
    await user.click(submit());

    expect(await screen.findByText('gespeichert')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Theke');
    expect(callsOf(fetch, save).map((init) => init?.body)).toEqual(['Theke', 'Theke']);
  });

  it('IDN-64 leads to the external provider in another window, and goes on when somebody is signed in there', async () => {
    fakeServer({
      '/Account/External': [json({ name: 'Keycloak' })],
      '/connect/token': [tokens('1'), refusedToken, tokens('2')],
      '/connect/userinfo': [userinfo()],
      [save]: [json({}, 401), json({})],
    });
    await signIn('ada@demo.example', 'secret');
    onTestFinished(followOtherTabs(() => undefined));
    render(<SessionDialog />);
    const saved = signedFetch(save);
    const link = await screen.findByRole('link', { name: 'Mit Keycloak anmelden' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/login#externalBegin',
      '_blank',
      'noopener',
    ]);
    act(() => {
      localStorage.setItem('tresen.refreshToken', 'refresh-2');
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'tresen.refreshToken', newValue: 'refresh-2' }),
      );
    });
    expect((await saved).ok).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('speaks English, and lets somebody else in by a logout', async () => {
    fakeServer({
      '/connect/token': [tokens('1'), refusedToken],
      '/connect/userinfo': [userinfo()],
      '/connect/revocation': [json({})],
      [save]: [json({}, 401)],
    });
    await signIn('ada@demo.example', 'secret');
    act(() => setLanguage('en'));
    render(<SessionDialog />);
    void signedFetch(save).catch(() => undefined);
    expect(await screen.findByRole('dialog', { name: 'Session expired' })).toBeTruthy();
    const ended = vi.fn();
    onSessionEnd(ended);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with a different account' }));
    expect(ended).toHaveBeenCalledOnce();
    expect(localStorage.getItem('tresen.refreshToken')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
