import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultOf, settingKeys } from '@tresen/domain/master-data/configurations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ChangeConfigurationDocument,
  DeleteConfigurationsDocument,
  DeviceNamesDocument,
  PlaceConfigurationDocument,
  PlaceConfigurationHistoryDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ConfigurationsPage } from './configurations-page.tsx';

const own = (given: object = {}) => ({
  ...{ id: 'v1', version: 3, value: '5', fromDay: null },
  ...{ lastModifiedAt: '2026-11-26T10:00:00.000Z', lastModifiedByName: 'Ada', syncState: 'needsSync' },
  ...given,
});
const settingsWith = (given: Readonly<Record<string, object>> = {}) =>
  settingKeys.map((key) => ({
    key,
    ...{ value: JSON.stringify(defaultOf(key)), origin: 'default' },
    ...{ inherited: JSON.stringify(defaultOf(key)), inheritedOrigin: 'default', own: null, planned: [] },
    ...given[key],
  }));
const placeWith = (given?: Readonly<Record<string, object>>) => ({
  ...{ unitId: null, deviceId: null, day: '2026-11-27', today: '2026-11-27', country: 'DE' },
  settings: settingsWith(given),
});
const branch = (id: string, name: string) => ({
  ...{ id, name, type: 'branch', parentId: null, zone: 'Europe/Berlin', currency: 'EUR' },
  ...{ status: 1, isActive: true, deviceCount: 1 },
});

interface World {
  readonly given?: Readonly<Record<string, object>>;
  readonly address?: string;
  readonly answer?: object;
  readonly history?: readonly object[];
}

const open = ({ given, address = '', answer, history = [] }: World = {}) => {
  const asked: unknown[] = [];
  const sent: { readonly changes: readonly object[] }[] = [];
  const withdrawn: unknown[] = [];
  const configuration = placeWith(given);
  fakeGraphql([
    [
      OrganizationUnitsDocument,
      () => ({ organizationUnits: [branch('mitte', 'Mitte'), branch('nord', 'Nord')] }),
    ],
    [
      DeviceNamesDocument,
      () => ({ deviceList: { nodes: [{ id: 'theke', name: 'Theke', unitName: 'Mitte' }] } }),
    ],
    [
      PlaceConfigurationDocument,
      (variables) => {
        asked.push(variables);
        return { configurationAt: configuration };
      },
    ],
    [
      PlaceConfigurationHistoryDocument,
      () => ({
        configurationHistory: { nodes: history, pageInfo: { endCursor: null, hasNextPage: false } },
      }),
    ],
    [
      ChangeConfigurationDocument,
      (variables) => {
        sent.push(variables);
        const done = { isSuccess: true, faults: [], conflictKeys: [], configuration };
        return { changeConfiguration: { ...done, ...(sent.length === 1 && answer) } };
      },
    ],
    [
      DeleteConfigurationsDocument,
      (variables) => {
        withdrawn.push(variables);
        return { deleteConfigurations: { deletions: [] } };
      },
    ],
  ]);
  renderScreen(<ConfigurationsPage />, `/manage/data/configurations${address}`);
  /** Midnight: the page asks again when somebody comes back to it. */
  const begin = (today: string, now?: World['given']) => {
    Object.assign(configuration, placeWith(now), { today });
    window.dispatchEvent(new Event('visibilitychange'));
  };
  return { asked, sent, withdrawn, begin };
};

const group = (name: string) => screen.findByRole('group', { name });
const rowOf = async (key: string) => {
  await screen.findByRole('heading', { name: 'Zahlung und Rundung' });
  return within(document.querySelector(`[data-setting="${key}"]`) as HTMLElement);
};
const choose = async (label: string, option: string) =>
  userEvent.click(await within(await group(label)).findByRole('radio', { name: option }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const address = () => screen.getByLabelText('address').textContent;

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

  it('shows what is planned, and takes it back', async () => {
    const planned = own({ id: 'later', value: '10', fromDay: '2027-01-01' });
    const { withdrawn } = open({ given: { 'payment.cashRounding': { planned: [planned] } } });
    const row = await rowOf('payment.cashRounding');
    expect(row.getByText('Ab 01.01.2027: auf 10 Cent')).toBeDefined();
    await userEvent.click(row.getByRole('button', { name: /ab 01\.01\.2027 verwerfen/ }));
    await waitFor(() => expect(withdrawn).toEqual([{ ids: ['later'] }]));
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

  it('shows old and new in its history, and fills in the old value', async () => {
    open({
      address: '?panel=history',
      given: { 'payment.cashRounding': { value: '5', origin: 'company', own: own() } },
      history: [
        {
          ...{ id: 'h1', at: '2026-11-26T10:00:00.000Z', actorName: 'Ada', key: 'payment.cashRounding' },
          ...{ fromDay: null, old: '10', new: '5' },
        },
      ],
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    expect(await panel.findByText('auf 10 Cent')).toBeDefined();
    await userEvent.click(panel.getByRole('button', { name: 'Vorigen Wert einsetzen' }));
    expect(await screen.findByText(/„Barbeträge runden“ ist eingesetzt/)).toBeDefined();
  });

  it.each([
    ['the company', '', 'Voreinstellung'],
    ['a branch', '&unit=mitte', 'wie darüber festgelegt'],
  ])('says in its history what held before the first change of %s', async (_place, at, words) => {
    const change = {
      id: 'h1',
      at: '2026-11-26T10:00:00.000Z',
      actorName: 'Ada',
      key: 'payment.cashRounding',
    };
    open({ address: `?panel=history${at}`, history: [{ ...change, fromDay: null, old: null, new: '5' }] });
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    expect(await panel.findByText(words)).toBeDefined();
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
