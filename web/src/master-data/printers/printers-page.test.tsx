import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  type PrinterRowFragment,
  PrintersDocument,
  type PrintersQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ListScreen } from '../record-lists/index.ts';
import { printerScreens } from './printer-screens.tsx';
import { bar } from './testing.tsx';

const path = '/manage/data/printers';

const printerOf = (number: number, changes: Partial<PrinterRowFragment> = {}): PrinterRowFragment => ({
  ...bar,
  id: `p${number}`,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastModifiedAt: '2026-11-20T08:00:00.000Z',
  lastModifiedByName: 'Olga Lindner',
  name: `Drucker ${number}`,
  ...changes,
});

const branch = (id: string, name: string) => ({
  id,
  name,
  type: 'branch',
  databaseId: null,
  zone: 'Europe/Berlin',
  cutOffMinutes: 0,
  currency: 'EUR',
  country: 'DE',
  isActive: true,
  deviceCount: 1,
});

interface Server {
  readonly all?: readonly PrinterRowFragment[];
  readonly branches?: readonly string[];
  readonly total?: number;
  readonly refusal?: string;
}

/** Shows the page; the server gives pages by number, and what it was asked for is kept. */
const open = (
  address = path,
  { all = [printerOf(1)], branches = ['Mitte'], total, refusal }: Server = {},
) => {
  const asked: PrintersQueryVariables[] = [];
  const hub = { refusal };
  fakeGraphql([
    [
      PrintersDocument,
      (variables: PrintersQueryVariables) => {
        asked.push(variables);
        if (hub.refusal) throw { code: hub.refusal };
        const start = Number(variables.after ?? 0);
        const end = start + (variables.first ?? 25);
        const found = all.filter(({ name }) => name.includes(variables.filter?.search ?? ''));
        return {
          printers: {
            nodes: found.slice(start, end),
            pageInfo: { endCursor: String(end), hasNextPage: end < found.length },
            totalCount: total ?? found.length,
          },
        };
      },
    ],
    [
      OrganizationUnitsDocument,
      () => ({ organizationUnits: branches.map((name, index) => branch(`b${index}`, name)) }),
    ],
    [SavedViewsDocument, () => ({ savedViews: [] })],
  ]);
  renderScreen(<ListScreen screens={printerScreens} />, address);
  return { asked, hub };
};

const many = Array.from({ length: 60 }, (_, index) => printerOf(index + 1));
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
const click = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean);

afterEach(() => vi.unstubAllGlobals());

describe('the list of printers', () => {
  it('PRN-02, MDA-05, MDA-08: shows each with its fields, its state and how far it is on the register', async () => {
    open(path, {
      all: [
        printerOf(1, { syncState: 'needsSync' }),
        printerOf(2, {
          name: 'Küche oben',
          group: 'kitchen',
          isActive: false,
          syncState: 'failed',
          printWidth: 32,
        }),
      ],
    });
    const first = await rowOf('Drucker 1');
    for (const text of ['Theke', '42', 'keines', 'Aktiv', 'Noch nicht auf der Kasse'])
      expect(first.getByText(text)).toBeTruthy();
    const second = await rowOf('Küche oben');
    for (const text of ['Küche', '32', 'Inaktiv', 'Fehlgeschlagen'])
      expect(second.getByText(text)).toBeTruthy();
    expect(second.getByText('Fehlgeschlagen').title).toBe(
      'Eine Kasse konnte die letzte Änderung nicht übernehmen.',
    );
    expect(screen.getByText('2 Drucker')).toBeTruthy();
  });

  it('opens a printer by its row, and takes the address of the list along', async () => {
    open(`${path}?q=Drucker`);
    expect((await screen.findByRole('link', { name: 'Drucker 1' })).getAttribute('href')).toBe(
      `${path}/p1?q=Drucker`,
    );
    expect(screen.getByRole('link', { name: 'Neuer Drucker' }).getAttribute('href')).toBe(
      `${path}/new?q=Drucker`,
    );
  });

  it('says what belongs here while there is nothing, and offers the first step', async () => {
    open(path, { all: [] });
    expect(await screen.findByText('Noch keine Drucker')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Neuer Drucker' })).toHaveLength(1);
  });

  it.each([
    ['none in an empty list', [], path, [undefined, undefined]],
    ['asleep where a filter hides all rows', [printerOf(1)], `${path}?q=xyz`, [true, true]],
    ['ready where there are rows', [printerOf(1)], path, [false, false]],
  ])('has tools to edit and choose rows: %s', async (_name, all, address, expected) => {
    open(address, { all });
    await screen.findByText(/Noch keine Drucker|Nichts gefunden|^1 Drucker$/);
    const tools = ['In der Liste bearbeiten', 'Auswählen'].map((name) =>
      screen.queryByRole<HTMLButtonElement>('button', { name }),
    );
    expect(tools.map((tool) => tool?.disabled)).toEqual(expected);
  });

  it('says that only the filter hides everything, and offers the way back', async () => {
    open(`${path}?q=xyz&f=group.is.bar&status=inactive&units=018f0000-0000-7000-8000-000000000001`);
    await click('Filter entfernen');
    expect(await screen.findByRole('link', { name: 'Drucker 1' })).toBeTruthy();
    expect(address()).toBe(path);
  });

  it.each([
    ['FORBIDDEN', 'Kein Zugriff'],
    ['INTERNAL', 'Das konnte nicht geladen werden'],
  ])('says what is wrong: %s', async (refusal, text) => {
    open(path, { refusal });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('tries again after a failure', async () => {
    const { hub } = open(path, { refusal: 'INTERNAL' });
    await screen.findByText('Das konnte nicht geladen werden');
    Object.assign(hub, { refusal: undefined });
    await click('Noch einmal versuchen');
    expect(await screen.findByRole('link', { name: 'Drucker 1' })).toBeTruthy();
  });
});

describe('the order of a list', () => {
  it('goes upwards, downwards and back with clicks on a head, and stands in the address', async () => {
    const { asked } = open(`${path}?after=25&page=2`, { all: many });
    const head = async () =>
      (await screen.findByRole('columnheader', { name: /^Name/ })).getAttribute('aria-sort');
    expect(await head()).toBe('none');
    await click('Name');
    await waitFor(async () => expect(await head()).toBe('ascending'));
    expect(address()).toBe(`${path}?sort=name`);
    await click('Name');
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('-name'));
    expect([await head(), address()]).toEqual(['descending', `${path}?sort=-name`]);
    await click('Name');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('is offered only where the server knows it', async () => {
    open();
    await screen.findByRole('link', { name: 'Drucker 1' });
    expect(screen.queryByRole('button', { name: 'Exemplare' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Zeichen je Zeile' })).toBeTruthy();
  });
});

describe('the columns of a list', () => {
  it('are chosen and moved in a dialog, and stay in this browser', async () => {
    open();
    await click('Spalten');
    const dialog = within(await screen.findByRole('dialog', { name: 'Spalten und Reihenfolge' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Zeichensatz' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Signal' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kasse nach vorn' }));
    expect(dialog.getByText('Kasse: Platz 6 von 9')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heads()).toEqual([
      'Name',
      'Gruppe',
      'Zeichensatz',
      'Exemplare',
      'Zeichen je Zeile',
      'Kasse',
      'Status',
    ]);
    expect(localStorage.getItem('tresen.lists')).toContain('"key":"syncState"');
  });

  it('are as wide as the arrow keys make them', async () => {
    open();
    const handle = await screen.findByRole('separator', { name: 'Breite der Spalte Gruppe' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const widthOf = () => screen.getByRole('separator', { name: 'Breite der Spalte Gruppe' });
    const wide = Number(widthOf().getAttribute('aria-valuenow'));
    await userEvent.keyboard('{ArrowRight}');
    expect(Number(widthOf().getAttribute('aria-valuenow'))).toBe(wide + 16);
    await userEvent.keyboard('{Delete}');
    expect(widthOf().getAttribute('aria-valuetext')).toBe('nach Inhalt');
  });

  it('are as wide as was chosen in the dialog', async () => {
    open();
    await click('Spalten');
    const width = await screen.findByRole('combobox', { name: 'Breite der Spalte Gruppe' });
    await userEvent.selectOptions(width, 'breit');
    await click('Fertig');
    const handle = await screen.findByRole('separator', { name: 'Breite der Spalte Gruppe' });
    expect(handle.getAttribute('aria-valuenow')).toBe('320');
  });

  it('MDA-04: rows of a page are chosen once for all lists', async () => {
    const { asked } = open(`${path}?after=25&page=2`, { all: many });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Zeilen je Seite' }), '50');
    await waitFor(() => expect(asked.at(-1)?.first).toBe(50));
    expect(address()).toBe(path);
    expect(JSON.parse(localStorage.getItem('tresen.lists') ?? '{}').rows).toBe(50);
    expect(await screen.findByText('1–50 von 60')).toBeTruthy();
  });
});

/** Begins a new filter. */
const chooseField = async (name: string) => {
  await click('Filter hinzufügen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter hinzufügen' }));
  await userEvent.click(dialog.getByRole('button', { name }));
};

describe('the filters of a list', () => {
  it('are set by field, comparison and value, and stand as words above the rows', async () => {
    const { asked } = open(`${path}?after=25&page=2`, { all: many });
    await chooseField('Gruppe');
    const dialog = within(await screen.findByRole('dialog', { name: 'Gruppe' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'ist nicht' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Küche' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Belege' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Filter setzen' }));
    expect(await screen.findByText('Gruppe ist nicht Küche oder Belege')).toBeTruthy();
    expect(address()).toBe(`${path}?f=group.isNot.kitchen,receipt`);
    await waitFor(() =>
      expect(asked.at(-1)?.filter?.conditions).toEqual([
        { field: 'group', is: 'isNot', values: ['kitchen', 'receipt'] },
      ]),
    );
  });

  it('ask for a value before they are set', async () => {
    open();
    await chooseField('Name');
    await click('Filter setzen');
    expect(await screen.findByText('Geben Sie an, womit verglichen wird.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Wert'), 'Theke{Enter}');
    expect(await screen.findByText('Name enthält „Theke“')).toBeTruthy();
  });

  it('are changed by a click on their words', async () => {
    open(`${path}?f=group.is.bar&f=signals.is.beep`);
    await click('Gruppe ist Theke');
    const dialog = within(await screen.findByRole('dialog', { name: 'Gruppe' }));
    expect(dialog.getByRole('checkbox', { name: 'Theke' })).toHaveProperty('checked', true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Etiketten' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Filter setzen' }));
    expect(await screen.findByText('Gruppe ist Theke oder Etiketten')).toBeTruthy();
    expect(address()).toBe(`${path}?f=group.is.bar,label&f=signals.is.beep`);
  });

  it('are removed by their cross, or all at once', async () => {
    open(`${path}?f=group.is.bar&f=signals.is.beep&status=active`);
    await click('Filter entfernen: Signal ist Ton');
    await waitFor(() => expect(address()).toBe(`${path}?status=active&f=group.is.bar`));
    await click('Filter entfernen: Status: Aktiv');
    await waitFor(() => expect(address()).toBe(`${path}?f=group.is.bar`));
    await click('Alle entfernen');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('offer branches where there are several', async () => {
    open(path, { branches: ['Mitte', 'Nord'] });
    expect(await screen.findByRole('combobox', { name: /Filialen/ })).toBeTruthy();
    expect(await screen.findByRole('columnheader', { name: 'Filialen' })).toBeTruthy();
  });

  it('search while somebody types, from the first page', async () => {
    const { asked } = open(`${path}?after=25&page=2`, { all: many });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Suchen' }), '60');
    expect(await screen.findByRole('link', { name: 'Drucker 60' })).toBeTruthy();
    expect([address(), asked.at(-1)?.after]).toEqual([`${path}?q=60`, null]);
  });
});

describe('the selection of a list', () => {
  const box = (name: string) => screen.findByRole('checkbox', { name });

  it('takes rows, the page, and then all that the filter matches', async () => {
    open(path, { all: many, total: 12_345 });
    await userEvent.click(await box('Drucker 2 auswählen'));
    expect(screen.getByText('1 ausgewählt')).toBeTruthy();
    expect((await box('Alle auf dieser Seite auswählen')) as HTMLInputElement).toHaveProperty(
      'indeterminate',
      true,
    );
    await userEvent.click(await box('Alle auf dieser Seite auswählen'));
    expect(screen.getByText('25 ausgewählt')).toBeTruthy();
    await click('Alle Treffer auswählen, mehr als 10.000');
    expect(screen.getByText('Alle Treffer ausgewählt, mehr als 10.000')).toBeTruthy();
    await userEvent.click(await box('Drucker 2 auswählen'));
    expect(screen.getByText('24 ausgewählt')).toBeTruthy();
    await click('Auswahl aufheben');
    expect(screen.queryByText(/ausgewählt/)).toBeNull();
  });

  it('keeps rows of other pages and of another order, not of another filter', async () => {
    open(path, { all: many });
    await userEvent.click(await box('Drucker 1 auswählen'));
    await click('Nächste Seite');
    await userEvent.click(await box('Drucker 26 auswählen'));
    expect(screen.getByText('2 ausgewählt')).toBeTruthy();
    await click('Name');
    expect(await box('Drucker 1 auswählen')).toHaveProperty('checked', true);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Suchen' }), '1');
    await waitFor(() => expect(screen.queryByText('2 ausgewählt')).toBeNull());
  });
});
