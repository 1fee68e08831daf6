import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  OpenChangeCountDocument,
  OpenChangeGroupsDocument,
  OpenChangesDocument,
  type OpenChangesQueryVariables,
  ResendRecordsDocument,
  ResyncDeviceDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { OpenChange } from './sync.queries.ts';

const change = (given: Partial<OpenChange> = {}): OpenChange => ({
  entity: 'article',
  id: 'espresso',
  name: 'Espresso',
  status: 1,
  authorName: 'Ada Lovelace',
  since: new Date(Date.now() - 3 * 60_000).toISOString(),
  registerCount: 1,
  failedCount: 0,
  registers: [{ deviceId: 'bar', name: 'Theke', reason: null }],
  ...given,
});

let changes: OpenChange[];
let count: { count: number; failed: number; isMore: boolean };
let asked: OpenChangesQueryVariables[];
let resent: unknown[];
let fails: boolean;

beforeEach(() => {
  localStorage.setItem('tresen.role', 'owner');
  localStorage.setItem(
    'tresen.profile',
    JSON.stringify({ userinfo: { sub: 'ada', given_name: 'Ada' }, me: {} }),
  );
  changes = [change()];
  count = { count: 1, failed: 0, isMore: false };
  asked = [];
  resent = [];
  fails = false;
  fakeGraphql([
    [OpenChangeCountDocument, () => ({ openChangeCount: count })],
    [
      OpenChangesDocument,
      (variables: OpenChangesQueryVariables) => {
        if (fails) throw { code: 'INTERNAL', kind: 'internal', parameters: {} };
        asked.push(variables);
        const nodes = variables.authorId || variables.deviceId ? [] : changes;
        return { openChanges: { nodes, pageInfo: { endCursor: null, hasNextPage: false } } };
      },
    ],
    [
      OpenChangeGroupsDocument,
      () => ({
        openChangeAuthors: [{ id: 'ada', name: 'Ada Lovelace' }],
        openChangeRegisters: [{ id: 'bar', name: 'Theke' }],
      }),
    ],
    [
      ResyncDeviceDocument,
      ({ id }: { id: string }) => {
        resent.push(id);
        return { resyncDevice: { isSuccess: true, message: null, modelId: id } };
      },
    ],
    [
      ResendRecordsDocument,
      ({ records }: { records: unknown }) => {
        resent.push(records);
        return { resendRecords: { isSuccess: true, count: 1 } };
      },
    ],
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => setLanguage('de'));
});

/** Stands for the hub's word that master data changed. */
const Live = () => {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Neues
    </button>
  );
};

const open = async (address = '/dashboards/home') => {
  vi.resetModules();
  const { SyncTool } = await import('./sync-tool.tsx');
  const { SyncPanel } = await import('./sync-panel.tsx');
  renderScreen(
    <>
      <SyncTool />
      <Live />
      <SyncPanel />
    </>,
    address,
  );
};
const openPanel = async (narrowed = '') => {
  await open(`/dashboards/home?panel=sync${narrowed}`);
  return screen.findByRole('dialog', { name: 'Noch nicht auf der Kasse' });
};
const sign = (name: string) => screen.findByRole('button', { name, hidden: true });

describe('the sign of what is not yet on the register', () => {
  it.each([
    [{ count: 1, failed: 0, isMore: false }, '1 Änderung noch nicht auf der Kasse'],
    [{ count: 12, failed: 0, isMore: false }, '12 Änderungen noch nicht auf der Kasse'],
    [{ count: 1000, failed: 0, isMore: true }, 'mehr als 1000 Änderungen noch nicht auf der Kasse'],
  ])('says of %j: %s', async (counts, name) => {
    count = counts;
    await open();
    await userEvent.click(await sign(name));
    expect(screen.getByLabelText('address').textContent).toBe('/dashboards/home?panel=sync');
  });

  it('comes and goes with what is open', async () => {
    count = { count: 0, failed: 0, isMore: false };
    await open();
    const hearOf = (more: number) => {
      count = { count: more, failed: 0, isMore: false };
      act(() => screen.getByRole('button', { name: 'Neues' }).click());
    };
    hearOf(2);
    await sign('2 Änderungen noch nicht auf der Kasse');
    hearOf(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Kasse/ })).toBeNull());
  });

  it('is not for people without master data, nor does it ask for them', async () => {
    localStorage.setItem('tresen.role', 'manager');
    await open();
    act(() => screen.getByRole('button', { name: 'Neues' }).click());
    await waitFor(() => expect(screen.queryByRole('button', { name: /Kasse/ })).toBeNull());
  });
});

describe('the list of what is not yet on the register', () => {
  it('says which record, by whom, since when, and where it lacks', async () => {
    changes = [
      change(),
      change({
        id: 'bar',
        entity: 'printer',
        name: 'Bar',
        registerCount: 8,
        failedCount: 2,
        registers: [
          { deviceId: '1', name: 'Theke', reason: 'IN_USE' },
          { deviceId: '2', name: 'Garten', reason: 'E-4711' },
          { deviceId: '3', name: 'Terrasse', reason: null },
        ],
      }),
      change({ id: 'gone', name: 'Mokka', status: -1 }),
    ];
    const panel = await openPanel();
    const [first, second, third] = await within(panel).findAllByRole('listitem');
    expect(first?.textContent).toContain('Artikel, geändert von Ada Lovelace · vor 3');
    expect(first?.textContent).toContain('Fehlt auf: Theke');
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Espresso' })
        .getAttribute('href'),
    ).toBe('/manage/data/articlesList/espresso');
    expect(second?.textContent).toContain('Theke: Die Kasse verwendet den Datensatz gerade.');
    expect(second?.textContent).toContain('Garten: E-4711');
    expect(second?.textContent).toContain('Fehlt auf: Terrasse und 5 weiteren');
    expect(third?.textContent).toContain('Artikel, gelöscht von Ada Lovelace');
  });

  it('sends one again, or all that failed', async () => {
    count = { count: 1, failed: 1, isMore: false };
    await openPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut senden: Espresso' }));
    await waitFor(() => expect(resent).toEqual([[{ entity: 'article', id: 'espresso' }]]));
    expect(await screen.findByText('1 Datensatz wird erneut gesendet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Alle fehlgeschlagenen erneut senden' }));
    await waitFor(() => expect(resent[1]).toBeNull());
  });

  it('is narrowed by author, by register and to what failed, and says when nothing is left', async () => {
    const panel = await openPanel();
    await within(panel).findByRole('option', { name: 'Ada Lovelace' });
    await userEvent.selectOptions(within(panel).getByLabelText('Geändert von'), 'ada');
    await userEvent.selectOptions(within(panel).getByLabelText('Kasse'), 'bar');
    await userEvent.click(within(panel).getByLabelText('Nur fehlgeschlagene'));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ authorId: 'ada', deviceId: 'bar', onlyFailed: true }),
    );
    await within(panel).findByText('Nichts gefunden');
    await userEvent.click(within(panel).getByRole('button', { name: 'Alle anzeigen' }));
    await within(panel).findByRole('link', { name: 'Espresso' });
  });

  it('MDA-03: is narrowed by its address to one kind of record, and to what failed', async () => {
    const panel = await openPanel('&kind=article&only=failed');
    await within(panel).findByRole('link', { name: 'Espresso' });
    expect(asked.at(-1)).toMatchObject({ entity: 'article', onlyFailed: true });
    expect(within(panel).getByLabelText('Stammdaten')).toHaveProperty('value', 'article');
    await userEvent.selectOptions(within(panel).getByLabelText('Stammdaten'), 'Drucker');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ entity: 'printer', onlyFailed: true }));
  });

  it('says that everything has arrived', async () => {
    changes = [];
    count = { count: 0, failed: 0, isMore: false };
    expect((await openPanel()).textContent).toContain('Noch nicht auf der Kasse');
    await screen.findByText('Alles auf der Kasse');
  });

  it('says that it could not be loaded, and tries again', async () => {
    fails = true;
    const panel = await openPanel();
    const again = await within(panel).findByRole('button', { name: /Erneut versuchen|Nochmal|versuchen/ });
    fails = false;
    await userEvent.click(again);
    await within(panel).findByRole('link', { name: 'Espresso' });
  });
});

it('a register is sent everything again', async () => {
  vi.resetModules();
  const { ResyncButton } = await import('./resync-button.tsx');
  renderScreen(<ResyncButton device={{ id: 'bar', name: 'Theke' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stammdaten neu übertragen' }));
  await screen.findByText('Theke bekommt alle Stammdaten noch einmal.');
  expect(resent).toEqual(['bar']);
});
