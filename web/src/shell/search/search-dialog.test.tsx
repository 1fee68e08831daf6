import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { type RecordKind, type RecordSearch, RecordSearchProvider } from '../../kit/search/index.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { SearchDialog } from './search-dialog.tsx';

type Find = RecordKind['find'];

const kindOf = (name: string, find: Find): RecordKind => ({
  name: { de: name, en: name },
  icon: (() => null) as unknown as RecordKind['icon'],
  find,
});
const searchOf = (id: string, find: Find, mayUse?: string): RecordSearch => ({
  id,
  ...(mayUse !== undefined && { mayUse }),
  load: async () => kindOf(id, find),
});
const hitsOf = (...titles: string[]) =>
  titles.map((title) => ({ id: title, title, detail: 'Markt', to: `/records/${title}` }));
const finding =
  (...titles: string[]): Find =>
  async () => ({ hits: hitsOf(...titles) });
const nothing: Find = async () => ({ hits: [] });

/** Opens the search as Ada, who owns a café. */
const open = async (searches: readonly RecordSearch[] = [], role = 'owner') => {
  localStorage.setItem('tresen.role', role);
  const userinfo = { sub: 'ada', given_name: 'Ada' };
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo, me: { shortcuts: ['users'] } }));
  takeStoredProfile();
  renderScreen(
    <RecordSearchProvider value={searches}>
      <SearchDialog />
    </RecordSearchProvider>,
    '/dashboards/home?panel=search',
  );
  return screen.findByRole('combobox', { name: 'Seiten und Datensätze suchen' });
};

const titles = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent);
const active = () => screen.queryByRole('option', { selected: true })?.querySelector('span')?.textContent;
const group = (name: string) => screen.findByRole('group', { name });
const address = () => screen.getByLabelText('address').textContent;
const status = () => screen.getAllByRole('status').map((each) => each.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn(); // which jsdom does not have
});
afterEach(() => vi.unstubAllGlobals());

describe('the search box', () => {
  it('takes the focus, and is a combobox by its role, names and states', async () => {
    const field = await open();
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('dialog', { name: 'Suchen' }).contains(field)).toBe(true);
    await userEvent.type(field, 'belege');
    const list = await screen.findByRole('listbox', { name: 'Suchergebnisse' });
    const option = within(list).getByRole('option', { name: 'Belege' });
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
    expect(option.getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(status()).toContain('1 Ergebnis'));
  });

  it('SHL-29: suggests pages at once, the letters marked, and leads there', async () => {
    const field = await open();
    await userEvent.type(field, 'aus');
    expect(titles()).toEqual(['Auswertungen']);
    expect(screen.getByText('Aus').tagName).toBe('MARK');
    await userEvent.click(screen.getByRole('option', { name: 'Auswertungen' }));
    expect(address()).toBe('/dashboards/analytics');
  });

  it('SHL-74: suggests no page that the role may not open', async () => {
    const field = await open([], 'manager');
    await userEvent.type(field, 'benutzer');
    await waitFor(() => expect(status()).toContain('Keine Ergebnisse..'));
  });

  it('SHL-31: says when nothing matches at all, in both languages', async () => {
    const field = await open([searchOf('Kassen', nothing)]);
    await userEvent.type(field, 'xyz');
    await waitFor(() => expect(status()).toContain('Keine Ergebnisse..'));
    setLanguage('en');
    await waitFor(() => expect(status()).toContain('No results..'));
    setLanguage('de');
  });

  it('SHL-32: Escape closes it', async () => {
    const field = await open();
    await userEvent.type(field, 'bel{Escape}');
    expect(address()).toBe('/dashboards/home');
  });

  it('goes round by arrows, to the ends by Home and End, and Enter opens', async () => {
    const field = await open([searchOf('Kassen', finding('Bar', 'Belegecke', 'Theke'))]);
    await userEvent.type(field, 'belege');
    await group('Kassen');
    expect(titles()).toEqual(['Belege', 'Bar', 'Belegecke', 'Theke']);
    const way: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      way.push(active());
    }
    expect(way).toEqual(['Bar', 'Belegecke', 'Bar', 'Theke', 'Belege', 'Theke', 'Belege', 'Theke']);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/records/Theke');
  });

  it('another text begins at its first option', async () => {
    const field = await open();
    await userEvent.type(field, 'e{ArrowDown}{ArrowDown}');
    expect(active()).not.toBe(titles()[0]);
    await userEvent.type(field, 'n');
    expect(active()).toBe(titles()[0]);
  });
});

describe('records', () => {
  it('come below the pages, grouped by kind, with the way to all', async () => {
    const many: Find = async (text) => ({ hits: hitsOf('Astoria'), all: `/list?q=${text}` });
    const field = await open([searchOf('Filialen', many), searchOf('Kassen', finding('Astoria 1'))]);
    await userEvent.type(field, 'sta');
    await group('Kassen');
    const groups = screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'));
    expect(groups).toEqual(['Seiten', 'Filialen', 'Kassen']);
    await userEvent.click(screen.getByRole('option', { name: 'Alle zeigen: Filialen' }));
    expect(address()).toBe('/list?q=sta');
  });

  it('are asked for once typing rests', async () => {
    const find = vi.fn(nothing);
    const field = await open([searchOf('Kassen', find)]);
    await userEvent.type(field, 'bar');
    await waitFor(() => expect(find).toHaveBeenCalled());
    expect(find.mock.calls.map(([text]) => text)).toEqual(['bar']);
  });

  it('are of no kind that the role may not see', async () => {
    const find = vi.fn(nothing);
    const users = vi.fn(nothing);
    const field = await open(
      [searchOf('Belege', find, 'Query.searchReceipts'), searchOf('Benutzer', users, 'Query.users')],
      'manager',
    );
    await userEvent.type(field, 'x');
    await waitFor(() => expect(find).toHaveBeenCalled());
    expect(users).not.toHaveBeenCalled();
  });

  it('never show for another text: an answer that comes late is dropped, its request ended', async () => {
    const answers = new Map<string, () => void>();
    const signals: AbortSignal[] = [];
    const slow: Find = (text, { signal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.set(text, () => resolve({ hits: hitsOf(`zu ${text}`) })));
    };
    const field = await open([searchOf('Kassen', slow)]);
    await userEvent.type(field, 'bar');
    await waitFor(() => expect(answers.has('bar')).toBe(true));
    await userEvent.type(field, 's');
    await waitFor(() => expect(answers.has('bars')).toBe(true));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers.get('bars')?.();
    await group('Kassen');
    answers.get('bar')?.();
    await waitFor(() => expect(titles()).toEqual(['zu bars']));
  });

  it('open by Enter that came before the answer, once all have answered', async () => {
    const answers: (() => void)[] = [];
    const slow: Find = () => new Promise((resolve) => answers.push(() => resolve({ hits: hitsOf('B4711') })));
    const field = await open([searchOf('Belege', slow), searchOf('Hilfe', finding('4711 Fragen'))]);
    await userEvent.type(field, '4711{Enter}');
    await group('Hilfe');
    expect(address()).toBe('/dashboards/home?panel=search');
    answers[0]?.();
    await waitFor(() => expect(address()).toBe('/records/B4711'));
  });

  it('that fail are a quiet line with another try, and hide nothing else', async () => {
    let isBroken = true;
    const flaky: Find = async () => {
      if (isBroken) throw new Error('no connection');
      return { hits: hitsOf('Bar') };
    };
    const field = await open([searchOf('Kassen', flaky), searchOf('Filialen', finding('Markt'))]);
    await userEvent.type(field, 'zzz');
    await screen.findByText('Kassen: Die Suche ist fehlgeschlagen.', { exact: false });
    expect(titles()).toEqual(['Markt']);
    expect(status()).not.toContain('Keine Ergebnisse..');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(titles()).toEqual(['Bar', 'Markt']));
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });
});

describe('before anything is typed', () => {
  it('shows what was searched for last, and the starred pages', async () => {
    const field = await open();
    expect(titles()).toEqual(['Benutzer']);
    await userEvent.type(field, 'belege{Enter}');
    expect(address()).toBe('/manage/receipts');
    cleanup();
    const again = await open();
    expect(titles()).toEqual(['belege', 'Benutzer']);
    await userEvent.type(again, '{Enter}');
    expect(titles()).toEqual(['Belege']);
  });

  it('knows nothing of what somebody else searched for, and forgets on demand', async () => {
    localStorage.setItem('tresen.searches', JSON.stringify({ owner: 'bob', texts: ['geheim'] }));
    await open();
    expect(titles()).toEqual(['Benutzer']);
    expect(localStorage.getItem('tresen.searches')).toBeNull();
    localStorage.setItem('tresen.searches', JSON.stringify({ owner: 'ada', texts: ['bar'] }));
    cleanup();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Verlauf löschen' }));
    expect(titles()).toEqual(['Benutzer']);
    expect(localStorage.getItem('tresen.searches')).toBeNull();
  });
});

describe('a star beside a page', () => {
  it('SHL-33: is set by Alt+Enter, and the box stays open', async () => {
    localStorage.setItem('tresen.refreshToken', 'refresh');
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url === '/connect/token')
        return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({});
    });
    const field = await open();
    await userEvent.type(field, 'bele');
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(bodies).toEqual([{ user: { data: { shortcuts: ['users', 'receipts'] } } }]));
    expect(address()).toBe('/dashboards/home?panel=search');
  });
});
