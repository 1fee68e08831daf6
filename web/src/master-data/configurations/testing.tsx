import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultOf, settingKeys } from '@tresen/domain/master-data/configurations';
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

/** A value that was set at the very place that is shown. */
export const own = (given: object = {}) => ({
  ...{ id: 'v1', version: 3, value: '5', fromDay: null },
  ...{ lastModifiedAt: '2026-11-26T10:00:00.000Z', lastModifiedByName: 'Ada', syncState: 'needsSync' },
  ...given,
});
const settingsWith = (given: Readonly<Record<string, object>> = {}) =>
  settingKeys.map((key) => ({
    key,
    ...{ value: JSON.stringify(defaultOf(key)), origin: 'default' },
    ...{ inherited: JSON.stringify(defaultOf(key)), inheritedOrigin: 'default', own: null, planned: [] },
    coming: [],
    ...given[key],
  }));
export const placeWith = (given?: Readonly<Record<string, object>>) => ({
  ...{ unitId: null, deviceId: null, day: '2026-11-27', today: '2026-11-27', country: 'DE' },
  countries: ['DE'],
  todayEndsIn: 86_400,
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
  /** One of the branches takes francs. */
  readonly isSwiss?: boolean;
  /** Seconds until it is tomorrow. */
  readonly todayEndsIn?: number;
  /** Nothing is stored before. */
  readonly until?: Promise<void>;
}

/** Shows the page, and keeps what it asked for, changed and withdrew. */
export const open = (world: World = {}) => {
  const { given, address = '', answer, history = [], until, isSwiss = false, todayEndsIn } = world;
  const asked: unknown[] = [];
  const sent: { readonly changes: readonly object[] }[] = [];
  const withdrawn: unknown[] = [];
  const configuration = { ...placeWith(given), ...(todayEndsIn && { todayEndsIn }) };
  fakeGraphql([
    [
      OrganizationUnitsDocument,
      () => ({
        organizationUnits: [
          branch('mitte', 'Mitte'),
          { ...branch('nord', 'Nord'), ...(isSwiss && { currency: 'CHF' }) },
        ],
      }),
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
      async (variables) => {
        sent.push(variables);
        await until;
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
  /** Midnight at the server. */
  const turn = (today: string, now?: World['given']) =>
    void Object.assign(configuration, placeWith(now), { today });
  /** The same, and somebody comes back to the page, which asks again. */
  const begin = (today: string, now?: World['given']) => {
    turn(today, now);
    window.dispatchEvent(new Event('visibilitychange'));
  };
  return { asked, sent, withdrawn, turn, begin };
};

const group = (name: string) => screen.findByRole('group', { name });
export const rowOf = async (key: string) => {
  await screen.findByRole('heading', { name: 'Zahlung und Rundung' });
  return within(document.querySelector(`[data-setting="${key}"]`) as HTMLElement);
};
export const choose = async (label: string, option: string) =>
  userEvent.click(await within(await group(label)).findByRole('radio', { name: option }));
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
export const address = () => screen.getByLabelText('address').textContent;
