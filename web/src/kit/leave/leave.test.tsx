import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.ts';
import { hasUnsaved, LeaveGuard, leaveThen, loadLeaveDialog, useUnsaved } from './index.ts';

const Form = ({ onDiscard }: { readonly onDiscard: () => void }) => {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const discard = () => {
    setText('');
    onDiscard();
  };
  const settle = useUnsaved(text !== '', { onDiscard: discard, params: ['edit'] });
  const save = () => {
    settle();
    void navigate('/list');
  };
  return (
    <>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/list">away</Link>
      <Link to="?edit=2">next</Link>
      <Link to="?edit=1&tab=2">tab</Link>
      <button type="button" onClick={save}>
        save
      </button>
    </>
  );
};

const open = async (typed: string) => {
  const onDiscard = vi.fn();
  const guarded = (page: React.ReactNode) => (
    <>
      {page}
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/form', element: guarded(<Form onDiscard={onDiscard} />) },
      { path: '/list', element: guarded(<p>list</p>) },
    ],
    { initialEntries: ['/list', '/form?edit=1'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  if (typed) await userEvent.type(screen.getByLabelText('Name'), typed);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { router, place, onDiscard };
};

const asked = () => screen.findByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByText(name));

/** What the browser does when a tab is closed or loaded anew: asks when somebody wants it to. */
const closeTab = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

// On a busy machine the dialog's code takes longer than a test may.
beforeAll(async () => void (await loadLeaveDialog()), 60_000);

describe('leaving unsaved changes (SHL-81, SHL-82)', () => {
  it('asks at a link, and "Weiter bearbeiten" goes on editing', async () => {
    const { place, onDiscard } = await open('Olga');
    await follow('away');
    await asked();
    await press('Weiter bearbeiten');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([place(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([
      '/form?edit=1',
      'Olga',
    ]);
    expect(onDiscard).not.toHaveBeenCalled();
  });

  it('"Verwerfen" gives up what was typed, and goes', async () => {
    const { place, onDiscard } = await open('Olga');
    await follow('away');
    await asked();
    await press('Verwerfen');
    await waitFor(() => expect(place()).toBe('/list'));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(hasUnsaved()).toBe(false);
  });

  it('asks at back and forward', async () => {
    const { router, place } = await open('Olga');
    await router.navigate(-1);
    await asked();
    expect(place()).toBe('/form?edit=1');
    await press('Verwerfen');
    await waitFor(() => expect(place()).toBe('/list'));
  });

  it('asks when a parameter leads out of the form, and not at any other', async () => {
    const { place } = await open('Olga');
    await follow('tab');
    await waitFor(() => expect(place()).toBe('/form?edit=1&tab=2'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await follow('next');
    await asked();
    expect(place()).toBe('/form?edit=1&tab=2');
    await press('Weiter bearbeiten');
  });

  it('lets the browser ask when the tab is closed or loaded anew', async () => {
    await open('Olga');
    expect(closeTab()).toBe(true);
    await userEvent.clear(screen.getByLabelText('Name'));
    expect(closeTab()).toBe(false);
  });

  it('asks before a logout, another tenant or a new version, and then does not ask again', async () => {
    const { onDiscard } = await open('Olga');
    const go = vi.fn(() => expect(closeTab()).toBe(false));
    leaveThen(go);
    await asked();
    await press('Weiter bearbeiten');
    expect(go).not.toHaveBeenCalled();
    leaveThen(go);
    await asked();
    await press('Verwerfen');
    expect([go.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
  });

  it('asks nothing where nothing was typed', async () => {
    const { place } = await open('');
    const go = vi.fn();
    leaveThen(go);
    expect(go).toHaveBeenCalledOnce();
    await follow('away');
    await waitFor(() => expect(place()).toBe('/list'));
  });

  it('asks nothing once it is saved, even before the form has rendered again', async () => {
    const { place, onDiscard } = await open('Olga');
    await press('save');
    await waitFor(() => expect(place()).toBe('/list'));
    expect(onDiscard).not.toHaveBeenCalled();
  });

  it('SHL-82: asks in English, too', async () => {
    setLanguage('en');
    await open('Olga');
    await follow('away');
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
    await press('Keep editing');
    setLanguage('de');
  });
});
