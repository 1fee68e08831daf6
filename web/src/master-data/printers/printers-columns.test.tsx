import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, click, many, open, path } from './testing/printer-list.tsx';

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean);

afterEach(() => vi.unstubAllGlobals());

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
