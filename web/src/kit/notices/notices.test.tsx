import Dialog from '@mui/material/Dialog';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../graphql/index.ts';
import { setLanguage } from '../i18n/index.ts';
import { Notices, useNotify } from './index.ts';

const Failing = ({ error }: { readonly error: Error }) => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify.failure(error)}>
      Speichern
    </button>
  );
};

const fail = (error: Error) => {
  render(
    <Notices>
      <Failing error={error} />
    </Notices>,
  );
  act(() => screen.getByRole('button', { name: 'Speichern' }).click());
};

afterEach(() => {
  vi.useRealTimers();
  act(() => setLanguage('de'));
});

const Busy = () => {
  const notify = useNotify();
  const say = () => {
    for (let n = 1; n <= 7; n += 1) notify.warning(`Hinweis ${n}`);
  };
  return (
    <button type="button" onClick={say}>
      Los
    </button>
  );
};

it('SHL-44, CON-06: at most five notices show at once', () => {
  render(
    <Notices>
      <Busy />
    </Notices>,
  );
  act(() => screen.getByRole('button', { name: 'Los' }).click());
  const shown = screen.getAllByText(/^Hinweis/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Hinweis 1', 'Hinweis 2', 'Hinweis 3', 'Hinweis 4', 'Hinweis 5']);
});

const Asking = () => (
  <>
    <Failing error={new RequestError('FORBIDDEN')} />
    <Dialog open>
      <Failing error={new RequestError('FORBIDDEN')} />
    </Dialog>
  </>
);

it('SHL-44: a notice is read out also while a dialog is open', async () => {
  render(
    <Notices>
      <Asking />
    </Notices>,
  );
  // The page behind the dialog is hidden from screen readers: one button is left.
  act(() => screen.getByRole('button', { name: 'Speichern' }).click());
  expect((await screen.findByRole('alert')).textContent).toContain('Dafür fehlt Ihnen die Berechtigung.');
});

const Beside = () => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify.aside('Nebenbei', 'info', 'once')}>
      Los
    </button>
  );
};

it('SHP-28, SHP-60, CON-02: what comes of something beside the page shows for 30 s, once', () => {
  vi.useFakeTimers();
  render(
    <Notices>
      <Beside />
    </Notices>,
  );
  for (const _time of [1, 2]) act(() => screen.getByRole('button', { name: 'Los' }).click());
  expect(screen.getAllByText('Nebenbei')).toHaveLength(1);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(29_000);
  expect(screen.queryByText('Nebenbei')).not.toBeNull();
  // It comes and goes in steps, each of which starts the next one's clock.
  for (const _step of [1, 2, 3, 4]) pass(1_000);
  expect(screen.queryByText('Nebenbei')).toBeNull();
});

const Checked = ({ words }: { readonly words: string }) => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify.aside(words, 'error', 'line-1')}>
      {words}
    </button>
  );
};

it('SHP-55, SHP-60: what is said of a thing takes the place of what was said of it before, and no other', async () => {
  render(
    <Notices>
      <Beside />
      {['Nicht gefunden', 'Gesperrt'].map((words) => (
        <Checked key={words} words={words} />
      ))}
    </Notices>,
  );
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const said = () => screen.getAllByText(/./, { selector: 'bdi' }).map(({ textContent }) => textContent);
  for (const name of ['Los', 'Nicht gefunden', 'Gesperrt']) press(name);
  await waitFor(() => expect(said()).toEqual(['Nebenbei', 'Gesperrt']));
  press('Nicht gefunden');
  await waitFor(() => expect(said()).toEqual(['Nebenbei', 'Nicht gefunden']));
});

describe('a notice of what failed', () => {
  it('ERR-03, ERR-29 says in red that something could not be changed without a connection', async () => {
    setLanguage('en');
    fail(new RequestError('NO_CONNECTION'));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Update failed. Please check your internet connection.');
    expect(notice.className).toContain('Error');
  });

  it('ERR-49 says what the server refused', async () => {
    fail(new RequestError('FORBIDDEN'));
    expect((await screen.findAllByRole('alert')).at(-1)?.textContent).toContain(
      'Dafür fehlt Ihnen die Berechtigung.',
    );
  });
});
