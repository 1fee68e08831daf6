import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { BrokenPage, NotFoundPage, RouteBroken } from './index.ts';

const path = '/api/client-errors';

declare const __BUILD__: string;

let thrown: Error | undefined;
const Page = () => {
  if (thrown) throw thrown;
  return <BrokenPage />;
};

const open = (address: string, error?: Error) => {
  thrown = error;
  const router = createMemoryRouter(
    [
      { path: '/page', Component: Page, ErrorBoundary: RouteBroken },
      { path: '*', Component: NotFoundPage },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('a page that breaks', () => {
  it('SHL-80, ERR-48: shows the number of its report, the ways back, and where to write to', async () => {
    const fetch = fakeServer({ [path]: [json({ supportEmail: 'help@tresen.example' })] });
    open('/page', new TypeError('figures is undefined'));
    expect(await screen.findByRole('heading', { name: 'Diese Ansicht ist abgestürzt' })).toBeTruthy();
    expect(await screen.findByText('Der Bericht ist bei uns angekommen.')).toBeTruthy();
    const { id } = JSON.parse(String(callsOf(fetch, path)[0]?.body));
    expect(screen.getByText(id)).toBeTruthy();
    const mail = screen.getByRole('link', { name: 'An den Support schreiben' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toMatch(`mailto:help@tresen.example?subject=Tresen: Fehler ${id}`);
    expect(screen.getByRole('button', { name: 'Zur Startseite' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy();
  });

  it('ERR-48: says in English, too, that the report comes later when there is no connection', async () => {
    setLanguage('en');
    fakeServer({});
    open('/page', new TypeError('figures is undefined'));
    expect(await screen.findByText('Something went wrong on this page')).toBeTruthy();
    expect(await screen.findByText('We’ll send the report once you’re back online.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Email support' })).toBeNull();
  });

  it('SHL-80: /pages/errors/error-500 itself reports nothing', async () => {
    const fetch = fakeServer({});
    open('/page');
    expect(await screen.findByText('Diese Ansicht ist abgestürzt')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('code that does not arrive is no bug: without a connection the page says so in the words of ERR-30', async () => {
    const fetch = fakeServer({});
    open('/page', new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    expect(await screen.findByText('Ohne Verbindung nicht verfügbar')).toBeTruthy();
    expect(screen.getByText(/^Es konnte keine Verbindung hergestellt werden\./)).toBeTruthy();
    expect(callsOf(fetch, path)).toEqual([]);
  });
});

describe('code that did not arrive', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const version = () => new Response(__BUILD__.split(' ')[0]);

  it('from a server that is there: the page says that the line was cut, and comes back by itself', async () => {
    fakeServer({ '/get-version/5': [version] });
    const asked = vi.fn();
    window.addEventListener('tresen:away', asked, { once: true });
    open('/page', gone);
    expect(await screen.findByText('Die Verbindung war kurz unterbrochen')).toBeTruthy();
    expect(screen.queryByText('Es gibt eine neue Version')).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('a page that does not exist', () => {
  it('ERR-49: says what is missing, leads back, and to what was meant', async () => {
    open('/manage/receipt');
    expect(await screen.findByText(/„\/manage\/receipt“/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zurück' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Belege' }).getAttribute('href')).toBe('/manage/receipts');
  });
});
