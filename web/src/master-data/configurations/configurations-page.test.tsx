import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columnOf, defaultLayout, textOf } from '@tresen/domain/master-data/receipt-layouts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasUnsaved } from '../../kit/leave/index.ts';
import { address, choose, open, own, placeWith, rowOf, save } from './testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('CFG-01, CFG-04: the page of configurations', () => {
  it.each(['2026-11-01', '2026-11-27', 'Unsinn'])(
    'shows today for %s, which is no day to come',
    async (day) => {
      const { asked, sent } = open({ address: `?day=${day}` });
      await choose('Barbeträge runden', 'auf 5 Cent');
      expect(screen.queryByText(/^Sie sehen, was ab dem/)).toBeNull();
      await save();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ fromDay: null });
      expect(asked).toContainEqual({ unitId: null, deviceId: null, day: null });
    },
  );

  it('has its sections, and shows of each value where it comes from', async () => {
    open({
      given: {
        'payment.cashRounding': { value: '5', origin: 'company', own: own() },
        'payment.tips': { value: 'false', origin: 'default' },
      },
    });
    for (const title of ['Platzhalter', 'Zahlung und Rundung', 'Gänge', 'Allgemein'])
      expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    const row = await rowOf('payment.cashRounding');
    expect(row.getByText('Gilt für alle Filialen')).toBeDefined();
    expect(row.getByText('Ohne diese Änderung: genau auf den Cent')).toBeDefined();
    expect(row.getByText(/geändert von Ada/)).toBeDefined();
    expect((await rowOf('payment.tips')).getByText('Voreinstellung')).toBeDefined();
  });

  it('keeps place and day in the address, and asks for them', async () => {
    const { asked } = open();
    await choose('Wo', 'Mitte');
    await waitFor(() => expect(address()).toContain('unit=mitte'));
    await choose('Kasse', 'Theke');
    await waitFor(() => expect(address()).toContain('device=theke'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ unitId: 'mitte', deviceId: 'theke', day: null }));
  });

  it('saves what was changed, with the value that was seen', async () => {
    const { sent } = open({
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own() } },
    });
    await choose('Barbeträge runden', 'auf 10 Cent');
    await userEvent.click(await screen.findByRole('switch', { name: /Trinkgeld erfassen/ }));
    await save();
    await waitFor(() =>
      expect(sent[0]).toEqual({
        ...{ unitId: null, deviceId: null, fromDay: null },
        changes: [
          { key: 'payment.cashRounding', value: '10', seenId: 'v1', seenVersion: 3 },
          { key: 'payment.tips', value: 'false', seenId: null, seenVersion: null },
        ],
      }),
    );
    expect(await screen.findByText(/^Gespeichert\./)).toBeDefined();
  });

  it('CFG-01: keeps what is edited while a save is under way, as a change of what was stored by it', async () => {
    const { promise: until, resolve } = Promise.withResolvers<void>();
    const stored = {
      'payment.cashRounding': { value: '10', origin: 'company', own: own({ version: 4, value: '10' }) },
    };
    const { sent } = open({
      until,
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own() } },
      answer: { configuration: placeWith(stored) },
    });
    await choose('Barbeträge runden', 'auf 10 Cent');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    await choose('Barbeträge runden', 'genau auf den Cent');
    await userEvent.click(await screen.findByRole('switch', { name: /Trinkgeld erfassen/ }));
    resolve();
    await screen.findByText(/^Gespeichert\./);
    expect(screen.getByRole('switch', { name: /Trinkgeld erfassen/ })).toHaveProperty('checked', false);
    expect(hasUnsaved()).toBe(true);
    await save();
    await waitFor(() =>
      expect(sent[1]?.changes).toEqual([
        { key: 'payment.cashRounding', value: '1', seenId: 'v1', seenVersion: 4 },
        { key: 'payment.tips', value: 'false', seenId: null, seenVersion: null },
      ]),
    );
  });

  it('has amounts in what the branch takes', async () => {
    open({ address: '?unit=nord', isSwiss: true });
    expect((await rowOf('payment.mostCash')).getAllByText(/CHF/).length).toBeGreaterThan(0);
  });

  it.each([
    ['?unit=nord', 'auf 5 Rappen'],
    ['?unit=mitte', 'auf 5 Cent'],
  ])('rounds at %s to what its branches take: %s', async (at, words) => {
    open({ address: at, isSwiss: true, given: { 'payment.cashRounding': { value: '5', inherited: '5' } } });
    const row = await rowOf('payment.cashRounding');
    await waitFor(() => expect(row.getByRole('radio', { name: words })).toHaveProperty('checked', true));
  });

  it('does not call a default what was changed and not saved yet', async () => {
    open();
    await choose('Barbeträge runden', 'auf 10 Cent');
    const row = await rowOf('payment.cashRounding');
    expect(row.getByText('Geändert, noch nicht gespeichert')).toBeDefined();
    expect(row.queryByText('Voreinstellung')).toBeNull();
    await choose('Barbeträge runden', 'genau auf den Cent');
    expect(row.getByText('Voreinstellung')).toBeDefined();
  });

  it('keeps the focus where a layout of its own is begun, and given up again', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Eigenes Layout anlegen: Beleg' }));
    const close = screen.getByRole('button', { name: 'Layout schließen: Beleg' });
    expect(document.activeElement).toBe(close);
    await userEvent.click(screen.getByRole('button', { name: 'Layout des Landes verwenden: Beleg' }));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Eigenes Layout anlegen: Beleg' }),
    );
  });

  it('gives a value back to the wider place', async () => {
    const { sent } = open({
      address: '?unit=mitte',
      given: {
        'payment.cashRounding': {
          ...{ value: '10', origin: 'branch', own: own({ value: '10' }), inherited: '5' },
          inheritedOrigin: 'company',
        },
      },
    });
    const row = await rowOf('payment.cashRounding');
    expect(row.getByText('Hier geändert')).toBeDefined();
    await userEvent.click(row.getByRole('button', { name: '„Barbeträge runden“ zurücksetzen' }));
    expect(row.getByText('Wird zurückgesetzt auf: auf 5 Cent')).toBeDefined();
    await save();
    await waitFor(() =>
      expect(sent[0]?.changes).toEqual([
        { key: 'payment.cashRounding', value: null, seenId: 'v1', seenVersion: 3 },
      ]),
    );
  });

  it('MDA-15: says at the name of a placeholder that it is a built-in tag', async () => {
    const { sent } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Zu „Textbausteine“ hinzufügen' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Belegnummer');
    await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'Hallo');
    await save();
    expect(
      await screen.findByText('Der Name ist nicht gültig, bitte wählen Sie einen anderen.'),
    ).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('lets somebody choose when another has changed the same', async () => {
    const theirs = placeWith({
      'payment.cashRounding': { value: '10', origin: 'company', own: own({ version: 4, value: '10' }) },
    });
    const { sent } = open({
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own() } },
      answer: { isSuccess: false, conflictKeys: ['payment.cashRounding'], configuration: theirs },
    });
    await choose('Barbeträge runden', 'genau auf den Cent');
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Jemand anderes hat dieselben Einstellungen geändert/)).toBeDefined();
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() =>
      expect(sent[1]?.changes).toEqual([
        { key: 'payment.cashRounding', value: '1', seenId: 'v1', seenVersion: 4 },
      ]),
    );
  });

  it('asks nobody where the answer to the same save was lost, and saves what was edited since', async () => {
    const stored = placeWith({
      'payment.cashRounding': { value: '10', origin: 'company', own: own({ version: 4, value: '10' }) },
    });
    const { sent } = open({
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own() } },
      answer: { isSuccess: false, conflictKeys: ['payment.cashRounding'], configuration: stored },
    });
    await choose('Barbeträge runden', 'auf 10 Cent');
    await userEvent.click(await screen.findByRole('switch', { name: /Trinkgeld erfassen/ }));
    await save();
    expect(await screen.findByText(/^Gespeichert\./)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent[1]?.changes).toEqual([
      { key: 'payment.tips', value: 'false', seenId: null, seenVersion: null },
    ]);
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  });

  it('tells two versions of a layout apart where two people have changed it', async () => {
    const layout = defaultLayout('receipt', 'DE');
    const withFooter = (text: string) => ({
      ...layout,
      blocks: { ...layout.blocks, footer: [...layout.blocks.footer, textOf(columnOf(text))] },
    });
    const stored = (value: object, version: number) => ({
      'layout.receipt': {
        ...{ value: JSON.stringify(value), origin: 'company' },
        own: own({ version, value: JSON.stringify(value) }),
      },
    });
    const values = {
      'layout.receipt': { value: withFooter('Danke'), isReset: false, seenId: 'v1', seenVersion: 3 },
    };
    const draft = JSON.stringify({ version: 0, values });
    localStorage.setItem('tresen.draft.configurations.company.all.today', draft);
    open({
      given: stored(layout, 3),
      answer: {
        ...{ isSuccess: false, conflictKeys: ['layout.receipt'] },
        configuration: placeWith(stored(withFooter('Bis morgen'), 4)),
      },
    });
    await screen.findByText(/Ihre Änderungen von vorhin sind wieder da/);
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Eigenes Layout, nur hier: „Danke“')).toBeDefined();
    expect(dialog.getByText('Eigenes Layout, nur hier: „Bis morgen“')).toBeDefined();
  });

  it('brings back what was not saved before a reload', async () => {
    const values = { 'payment.tips': { value: false, isReset: false, seenId: null, seenVersion: null } };
    const draft = JSON.stringify({ version: 0, values });
    localStorage.setItem('tresen.draft.configurations.company.all.today', draft);
    open();
    expect(await screen.findByText(/Ihre Änderungen von vorhin sind wieder da/)).toBeDefined();
    expect(await screen.findByRole('switch', { name: /Trinkgeld erfassen/ })).toHaveProperty(
      'checked',
      false,
    );
  });
});
