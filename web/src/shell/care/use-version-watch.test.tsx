import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { callsOf, fakeServer } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { useVersionChecks, useVersionWatch } from './use-version-watch.ts';

const path = '/get-version/5';
const reload = vi.fn();

const Page = () => {
  const [text, setText] = useState('');
  useUnsaved(text !== '', { onDiscard: () => setText('') });
  useVersionWatch();
  return (
    <>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/elsewhere">away</Link>
      <Link to="?panel=quick">panel</Link>
    </>
  );
};

let number = 0;
/** Each test meets a version of its own: what waits stays in the page's memory. */
const open = () => {
  number += 1;
  const fetch = fakeServer({ [path]: [() => new Response(`99.0.0.${number}`)] });
  renderScreen(<Page />, '/page');
  return fetch;
};
const note = () => screen.findByText('Eine neue Version ist da.');

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('a new version', () => {
  it('SHL-84: is loaded at the next navigation, and not before', async () => {
    open();
    await note();
    await userEvent.click(screen.getByText('panel'));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('away'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('SHL-84: is never loaded under an unsaved form', async () => {
    open();
    await note();
    await userEvent.type(screen.getByLabelText('Name'), 'Olga');
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt laden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Olga');
  });

  it('CON-02: is said for 30 s, in English, too', async () => {
    setLanguage('en');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Update now' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('SHL-83: is asked for at the start and on return to the tab, not more than once a minute', async () => {
    const fetch = open();
    await note();
    const back = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    back();
    expect(callsOf(fetch, path)).toHaveLength(1);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    back();
    expect(callsOf(fetch, path)).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it('SHL-83: is asked for when the live connection is back: the server may be a new one', async () => {
    const fetch = fakeServer({ [path]: [() => new Response('', { status: 404 })] });
    const { rerender } = renderHook(({ state }) => useVersionChecks(state), {
      initialProps: { state: 'connecting' as 'connecting' | 'live' | 'lost' },
    });
    rerender({ state: 'live' });
    expect(callsOf(fetch, path)).toHaveLength(1);
    rerender({ state: 'lost' });
    rerender({ state: 'live' });
    expect(callsOf(fetch, path)).toHaveLength(2);
  });
});
