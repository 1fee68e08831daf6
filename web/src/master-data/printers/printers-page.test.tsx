import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, click, many, open, path, printerOf } from './testing/printer-list.tsx';

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
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
