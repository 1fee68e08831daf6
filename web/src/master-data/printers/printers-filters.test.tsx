import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, click, many, open, path } from './testing/printer-list.tsx';

afterEach(() => vi.unstubAllGlobals());

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
