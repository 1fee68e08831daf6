import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { choose, open, own, rowOf, save } from './testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('CFG-01, CFG-04: what is to hold later, and what held before', () => {
  it('saves from a later day on, beside what holds until then', async () => {
    const { sent } = open({
      address: '?day=2027-01-01',
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own() } },
    });
    expect(await screen.findByText(/was ab dem 01\.01\.2027 gilt/)).toBeDefined();
    await choose('Barbeträge runden', 'auf 10 Cent');
    await save();
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        fromDay: '2027-01-01',
        changes: [{ value: '10', seenId: null }],
      }),
    );
  });

  it.each([
    ['what held until then', null, { seenId: 'v1', seenVersion: 3 }],
    ['not what somebody else has set for that day', '2026-11-28', { seenId: null }],
  ])('goes on as a change of today when its day begins, and replaces %s', async (_what, fromDay, seen) => {
    const given = (set?: object) => ({
      'payment.cashRounding': { value: '5', origin: 'company', own: own(set) },
    });
    const { sent, begin } = open({ address: '?day=2026-11-28', given: given() });
    await choose('Barbeträge runden', 'auf 10 Cent');
    begin('2026-11-28', given({ fromDay }));
    expect(await screen.findByText(/^Ihre Änderungen für den 28\.11\.2026 .* hat begonnen/)).toBeDefined();
    expect(screen.queryByText(/^Sie sehen, was ab dem/)).toBeNull();
    await save();
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ fromDay: null, changes: [{ value: '10', ...seen }] }),
    );
    await screen.findByText(/^Gespeichert\./);
    expect(localStorage.getItem('tresen.draft.configurations.company.all.2026-11-28')).toBeNull();
  });

  it('shows what was planned as what holds once its day begins, while nobody does anything', async () => {
    const planned = own({ id: 'later', value: '10', fromDay: '2026-11-28' });
    const { turn } = open({
      todayEndsIn: 1,
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own(), planned: [planned] } },
    });
    expect((await rowOf('payment.cashRounding')).getByText('Ab 28.11.2026: auf 10 Cent')).toBeDefined();
    turn('2026-11-28', { 'payment.cashRounding': { value: '10', origin: 'company', own: planned } });
    await waitFor(
      async () => {
        const row = await rowOf('payment.cashRounding');
        expect(row.queryByText('Ab 28.11.2026: auf 10 Cent')).toBeNull();
        expect(row.getByRole('radio', { name: 'auf 10 Cent' })).toHaveProperty('checked', true);
      },
      { timeout: 5_000 },
    );
  });

  it('shows what is planned, and takes it back', async () => {
    const planned = own({ id: 'later', value: '10', fromDay: '2027-01-01' });
    const { withdrawn } = open({ given: { 'payment.cashRounding': { planned: [planned] } } });
    const row = await rowOf('payment.cashRounding');
    expect(row.getByText('Ab 01.01.2027: auf 10 Cent')).toBeDefined();
    await userEvent.click(row.getByRole('button', { name: /ab 01\.01\.2027 verwerfen/ }));
    await waitFor(() => expect(withdrawn).toEqual([{ ids: ['later'] }]));
  });

  it('shows at a branch what the company has planned, which nobody takes back there', async () => {
    const coming = [{ fromDay: '2027-01-01', value: '10', origin: 'company' }];
    open({ address: '?unit=mitte', given: { 'payment.cashRounding': { coming } } });
    const row = await rowOf('payment.cashRounding');
    expect(row.getByText('Ab 01.01.2027: auf 10 Cent').parentElement?.textContent).toBe(
      'Ab 01.01.2027: auf 10 CentGilt für alle Filialen',
    );
    expect(row.queryByRole('button', { name: /verwerfen/ })).toBeNull();
  });

  it('shows old and new in its history, and fills in the old value', async () => {
    open({
      address: '?panel=history',
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own() } },
      history: [
        {
          ...{ id: 'h1', at: '2026-11-26T10:00:00.000Z', madeOn: '2026-11-26' },
          ...{ actorName: 'Ada', key: 'payment.cashRounding' },
          ...{ fromDay: null, old: '10', new: '5', wasSet: true, isSet: true },
        },
      ],
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    expect(await panel.findByText('auf 10 Cent')).toBeDefined();
    await userEvent.click(panel.getByRole('button', { name: 'Vorigen Wert einsetzen' }));
    expect(await screen.findByText(/„Barbeträge runden“ ist eingesetzt/)).toBeDefined();
  });

  it.each([
    ['a value', '5', { value: '5', origin: 'company', own: own() }],
    ['no value of its own', null, {}],
  ])('asks nobody to save %s that is stored already', async (_what, old, given) => {
    const change = {
      ...{ id: 'h1', at: '2026-11-26T10:00:00.000Z', madeOn: '2026-11-26' },
      ...{ actorName: 'Ada', key: 'payment.cashRounding' },
      ...{ fromDay: null, old, new: '10', wasSet: old !== null, isSet: true },
    };
    open({ address: '?panel=history', given: { 'payment.cashRounding': given }, history: [change] });
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Vorigen Wert einsetzen' }));
    expect(await screen.findByText('„Barbeträge runden“ ist schon so gespeichert.')).toBeDefined();
    expect(screen.queryByText(/Wird zurückgesetzt/)).toBeNull();
  });

  it.each([
    ['the company', '', 'Voreinstellung'],
    ['a branch', '&unit=mitte', 'wie darüber festgelegt'],
  ])('says in its history what held before the first change of %s', async (_place, at, words) => {
    const change = {
      id: 'h1',
      at: '2026-11-26T10:00:00.000Z',
      madeOn: '2026-11-26',
      actorName: 'Ada',
      key: 'payment.cashRounding',
    };
    const first = { fromDay: null, old: null, new: '5', wasSet: false, isSet: true };
    open({ address: `?panel=history${at}`, history: [{ ...change, ...first }] });
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    expect(await panel.findByText(words)).toBeDefined();
  });

  it('says of a planned value what it takes the place of, and takes it back for its own day', async () => {
    const planned = own({ id: 'later', value: '10', fromDay: '2027-01-01' });
    const change = (id: string, what: object) => ({
      ...{ id, at: '2026-11-26T10:00:00.000Z', madeOn: '2026-11-26' },
      ...{ actorName: 'Ada', key: 'payment.cashRounding' },
      ...{ fromDay: '2027-01-01', old: null, new: null, wasSet: true, isSet: true },
      ...what,
    });
    const { withdrawn } = open({
      address: '?panel=history',
      given: {
        'payment.cashRounding': { value: '5', origin: 'company', own: own(), planned: [planned] },
      },
      history: [
        change('h3', { old: '5', new: '10' }),
        change('h2', { old: '10', isSet: false }),
        change('h1', { new: '10', wasSet: false }),
      ],
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    const [changed, gone, begun] = await panel.findAllByRole('listitem');
    if (!changed || !gone || !begun) throw new Error('three changes are shown');
    expect([changed, gone, begun].map((one) => one.querySelector('h3')?.textContent)).toEqual([
      'Barbeträge runden · ab 01.01.2027 · geplant',
      'Barbeträge runden · ab 01.01.2027 · danach geändert',
      'Barbeträge runden · ab 01.01.2027 · danach geändert',
    ]);
    expect(gone.textContent).toContain('Nachher: wie bis dahin');
    expect(begun.textContent).toContain('Vorher: wie bis dahin');
    expect(within(changed).getByRole('link').getAttribute('href')).toContain('day=2027-01-01');
    expect(panel.queryByRole('button', { name: 'Vorigen Wert einsetzen' })).toBeNull();
    // What was changed since is another thing than this entry says: only what is planned can be taken back.
    expect(within(begun).queryByRole('button')).toBeNull();
    expect(within(gone).queryByRole('button')).toBeNull();
    await userEvent.click(within(changed).getByRole('button', { name: /ab 01\.01\.2027 verwerfen/ }));
    await waitFor(() => expect(withdrawn).toEqual([{ ids: ['later'] }]));
  });
});
