import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, at, hafen, id, nameBox, nord, open, save } from './testing/unit-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the page of a unit (ORG-03, ORG-10)', () => {
  it('stands at the address of its name; an old or a wrong name is corrected', async () => {
    open(at(`${id}/was-anderes?panel=x`));
    await nameBox();
    expect(address()).toBe(at(`${id}/hafen?panel=x`));
  });

  it('shows its fields, its database, and its registers, which lead to their pages', async () => {
    open(at(`${id}/hafen`));
    expect(await nameBox()).toHaveProperty('value', 'Hafen');
    expect(screen.getByRole('radio', { name: /^Filiale/ })).toHaveProperty('checked', true);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Gehört zu' })).toHaveProperty('value', 'Nord'),
    );
    expect(screen.getByLabelText(/^Tageswechsel/)).toHaveProperty('value', '04:00');
    expect(screen.getByText('db-1')).toBeTruthy();
    const register = await screen.findByRole('link', { name: 'Theke' });
    expect(register.getAttribute('href')).toBe('/setting/device/d1');
    expect(screen.getByText('Online')).toBeTruthy();
  });

  it('saves with its version, by Ctrl+S too, and corrects the address', async () => {
    const saved = open(at(`${id}/hafen`));
    await userEvent.clear(await nameBox());
    await userEvent.type(await nameBox(), 'Am Grünen Hafen');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('„Am Grünen Hafen“ ist gespeichert.')).toBeTruthy();
    expect(saved).toEqual([
      {
        id,
        version: 3,
        name: 'Am Grünen Hafen',
        description: '',
        type: 'branch',
        parentId: nord,
        organizationId: null,
        country: 'DE',
        zone: 'Europe/Berlin',
        cutOffMinutes: 240,
        openingHours: null,
      },
    ]);
    await waitFor(() => expect(address()).toBe(at(`${id}/am-gruenen-hafen`)));
  });

  it('tells that a changed cut-off counts from now on (contract 18), and asks for a time until noon', async () => {
    const saved = open(at(`${id}/hafen`));
    const cutOff = await screen.findByLabelText(/^Tageswechsel/);
    await userEvent.clear(cutOff);
    await userEvent.type(cutOff, '13:00');
    await save();
    expect(await screen.findByText('Bitte eine Uhrzeit zwischen 00:00 und 12:00')).toBeTruthy();
    await userEvent.clear(cutOff);
    await userEvent.type(cutOff, '06:30');
    expect(screen.getByText(/gilt für Verkäufe ab jetzt/)).toBeTruthy();
    await save();
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ cutOffMinutes: 390 }));
  });

  it('another country brings its zone and tells its currency', async () => {
    open(at(`${id}/hafen`));
    await userEvent.click(await screen.findByRole('radio', { name: 'Schweiz' }));
    expect(screen.getByText(/Währung \(CHF\)/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /^Zeitzone/ })).toHaveProperty('value', 'Europe/Zurich');
  });

  it('a group has no business day and no registers (ORG-11)', async () => {
    open(at(`${nord}/nord`), { ...hafen, id: nord, name: 'Nord', type: 'group', parentId: null });
    await nameBox();
    expect(screen.queryByText('Land und Geschäftstag')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Kassen' })).toBeNull();
  });

  it('its history is told in words', async () => {
    open(at(`${id}/hafen?panel=history`));
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    expect(await panel.findByText('Olga Lindner hat die Filiale „Hafen“ verschoben')).toBeTruthy();
    expect(panel.getByText('Gehört zu')).toBeTruthy();
  });

  it('one that is not there is told', async () => {
    open(at('Weg/weg'));
    expect(
      await screen.findByRole('heading', { name: 'Diese Organisationseinheit gibt es nicht' }),
    ).toBeTruthy();
  });
});

describe('a new unit', () => {
  it('begins below the unit that it was asked for, and leads to its page', async () => {
    const saved = open(at(`new?parent=${nord}`));
    await userEvent.type(await nameBox(), 'Bar');
    await userEvent.click(screen.getByRole('radio', { name: /^Veranstaltung/ }));
    await save();
    await waitFor(() => expect(address()).toBe(at('neu/bar')));
    expect(saved).toMatchObject([{ name: 'Bar', type: 'event', parentId: nord }]);
    expect(saved[0]).not.toHaveProperty('id');
  });

  it('what was typed and not saved is there again', async () => {
    localStorage.setItem(
      'tresen.draft.unit.new',
      JSON.stringify({ version: 0, values: { name: 'Entwurf', type: 'group', country: 'XX', cutOff: '??' } }),
    );
    open(at('new'));
    await waitFor(async () => expect(await nameBox()).toHaveProperty('value', 'Entwurf'));
    expect(screen.getByRole('radio', { name: /^Gruppe/ })).toHaveProperty('checked', true);
    expect(screen.getByText('Ihre nicht gespeicherten Eingaben sind wieder da.')).toBeTruthy();
  });
});
