import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { DocumentationPage } from './documentation-page.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
  // jsdom draws nothing, so it cannot scroll
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

const open = async (address: string) => {
  renderScreen(<DocumentationPage />, address);
  await screen.findByRole('searchbox', { name: 'Hilfe durchsuchen' });
};

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const address = () => screen.getByLabelText('address').textContent;
const search = () => screen.getByRole('searchbox', { name: 'Hilfe durchsuchen' });

describe('SHL-57: the help', () => {
  it('begins at the beginning, with all topics beside it', async () => {
    await open('/documentation');
    expect(title()).toBe('Erste Schritte');
    await expect.poll(() => document.title).toBe('Erste Schritte · Tresen');
    const contents = screen.getByRole('navigation', { name: 'Inhalt der Hilfe' });
    expect(within(contents).getByRole('link', { name: 'Erste Schritte' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await userEvent.click(within(contents).getByRole('link', { name: 'Sync-Probleme' }));
    expect([title(), address()]).toEqual(['Sync-Probleme', '/documentation/sync-problems']);
  });

  it.each(['/documentation/receipts#tse', '/Documentation/Receipts#TSE'])(
    'leads to the section that the address names: %s',
    async (where) => {
      await open(where);
      const heading = await screen.findByRole('heading', { level: 2, name: 'Daten der TSE' });
      await expect.poll(() => document.activeElement).toBe(heading);
      expect(scrollIntoView.mock.contexts).toEqual([heading]);
    },
  );

  it('leads to a section by the link beside its heading, again and again', async () => {
    await open('/documentation/receipts');
    const link = await screen.findByRole('link', { name: 'Link zu „Daten der TSE“' });
    for (const times of [1, 2]) {
      await userEvent.click(link);
      await expect.poll(() => scrollIntoView).toHaveBeenCalledTimes(times);
    }
  });

  it('goes on to the next topic and back', async () => {
    await open('/documentation');
    expect(screen.queryByRole('link', { name: /^Zurück/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Weiter/ }));
    expect(title()).toBe('Registrieren und anmelden');
    await userEvent.click(screen.getByRole('link', { name: /^Zurück/ }));
    expect(title()).toBe('Erste Schritte');
  });

  it('says that a topic does not exist, and leads to the beginning', async () => {
    await open('/documentation/nothing');
    expect(title()).toBe('Dieses Thema gibt es nicht');
    await userEvent.click(screen.getByRole('link', { name: 'Zu den ersten Schritten' }));
    expect(title()).toBe('Erste Schritte');
  });

  it('follows the language of the app and keeps the topic', async () => {
    await open('/documentation/profile');
    act(() => setLanguage('en'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Profile, password and sessions' }),
    ).toBeTruthy();
    act(() => setLanguage('de'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Profil, Passwort und Sitzungen' }),
    ).toBeTruthy();
  });

  it('says in German that the guide for developers is in English', async () => {
    await open('/documentation/register-integration');
    expect(title()).toBe('Für Entwickler: Kassen anbinden');
    expect(await screen.findByText('Dieser Leitfaden für Entwickler ist auf Englisch.')).toBeTruthy();
    expect(
      (await screen.findByRole('heading', { level: 2, name: '3. Push receipts' })).closest('[lang]'),
    ).toMatchObject({
      lang: 'en',
    });
    expect(screen.getAllByRole('group', { name: 'Tabelle' }).length).toBeGreaterThan(3);
  });

  it('copies the examples of the guide', async () => {
    const user = userEvent.setup();
    await open('/documentation/register-integration');
    const [button] = await screen.findAllByRole('button', { name: 'Kopieren' });
    // Looked for beside the button alone: the whole guide is long, and the word stands for a moment.
    const block = within(button?.parentElement as HTMLElement);
    await user.click(button as HTMLElement);
    expect(await block.findByRole('button', { name: 'Kopiert' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('/connect/deviceauthorization');
  });
});

describe('the search of the help', () => {
  it('is reached with /, walked through with arrows, opened with Enter', async () => {
    await open('/documentation/users');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(search());
    await userEvent.keyboard('Passwort vergessen');
    await expect.poll(address).toBe('/documentation/users?q=Passwort+vergessen');
    expect((await screen.findByText(/^\d+ Treffer$/)).role).toBe('status');
    const links = within(screen.getByRole('list', { name: 'Treffer' })).getAllByRole('link');
    expect(links[0]?.querySelector('mark')?.textContent).toBe('Passwort');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(search());
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(address).toBe('/documentation/sign-in');
    expect(title()).toBe('Registrieren und anmelden');
  });

  it('ends with Escape, in the box and in the hits, and the topic is there again', async () => {
    await open('/documentation/receipts?q=tse');
    expect(title()).toBe('Suche in der Hilfe');
    await userEvent.click(search());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect([title(), document.activeElement]).toEqual(['Belege', search()]);
    await expect.poll(address).toBe('/documentation/receipts');
    await userEvent.keyboard('tse{Escape}');
    expect(title()).toBe('Belege');
  });

  it('keeps every letter of a quick typist, though the address follows late', async () => {
    await open('/documentation');
    await userEvent.type(search(), 'kasse verbinden', { delay: 1 });
    await expect.poll(address).toBe('/documentation?q=kasse+verbinden');
    expect(search()).toMatchObject({ value: 'kasse verbinden' });
  });

  it('says of a question that no section has all of its words', async () => {
    await open('/documentation?q=Wie+verbinde+ich+denn+eine+Kasse%3F');
    expect(
      await screen.findByText(/^Kein Abschnitt der Hilfe hat alle Wörter. Am nächsten kommen:/),
    ).toBeTruthy();
    const hits = within(screen.getByRole('list', { name: 'Treffer' })).getAllByRole('link');
    expect(hits[0]?.textContent).toContain('Kasse verbinden');
  });

  it('says when nothing was found', async () => {
    await open('/documentation?q=xyzzy');
    expect(await screen.findByRole('heading', { name: 'Nichts gefunden' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Suche beenden' }));
    expect(title()).toBe('Erste Schritte');
  });
});
