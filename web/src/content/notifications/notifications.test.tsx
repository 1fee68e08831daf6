import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DismissAllNotificationsDocument,
  DismissNotificationDocument,
  NotificationsDocument,
  OrganizationUnitsDocument,
  RestoreNotificationsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { NotificationsTool } from './notifications-tool.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const asOf = '2026-11-21T12:00:00.000Z';

interface Alert {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly data: string;
  readonly since: string;
  readonly renewedAt: string;
  readonly resolvedAt: string | null;
}

const offlineIn = (zone: string, number = 1) =>
  JSON.stringify({ registerName: `Kasse ${number}`, unitName: 'Lindenhof', zone });

const offline = (number: number, given: Partial<Alert> = {}): Alert => ({
  id: `alert-${number}`,
  kind: 'registerOffline',
  subject: `device-${number}`,
  data: offlineIn('Europe/Berlin', number),
  since: '2026-11-21T11:48:00.000Z',
  renewedAt: `2026-11-21T11:${String(59 - number).padStart(2, '0')}:00.000Z`,
  resolvedAt: null,
  ...given,
});
const words = (number: number) => `Die Kasse „Kasse ${number}“ (Lindenhof) ist nicht verbunden.`;

/** What the server has, and the ids that were put away. */
let alerts: Alert[];
let gone: string[];
let units: readonly object[];
let fails: boolean;

const shown = () => alerts.filter(({ id }) => !gone.includes(id));
const page = ({ first = 25, after }: { first?: number; after?: string | null }) => {
  if (fails) throw { code: 'INTERNAL', kind: 'bug', parameters: {} };
  const all = shown();
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = all.slice(start, start + first);
  return {
    notifications: {
      nodes,
      unread: all.filter(({ resolvedAt }) => resolvedAt === null).length,
      asOf,
      pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: start + first < all.length },
    },
  };
};
const saved = { isSuccess: true, message: null, modelId: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  alerts = [];
  gone = [];
  units = [];
  fails = false;
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: units })],
    [NotificationsDocument, page],
    [
      DismissNotificationDocument,
      ({ id }: { id: string }) => {
        gone = [...gone, id];
        return { dismissNotification: { ...saved, modelId: id } };
      },
    ],
    [
      DismissAllNotificationsDocument,
      (variables: { asOf: string }) => {
        const ids = shown().map(({ id }) => id);
        gone = [...gone, ...ids];
        return { dismissAllNotifications: { isSuccess: variables.asOf === asOf, ids } };
      },
    ],
    [
      RestoreNotificationsDocument,
      ({ ids }: { ids: string[] }) => {
        gone = gone.filter((id) => !ids.includes(id));
        return { restoreNotifications: saved };
      },
    ],
  ]);
});
afterEach(() => {
  // First: by the real time the session is over, and whatever still shows would ask for it.
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  act(takeStoredProfile);
  act(() => setLanguage('de'));
});

const Screen = () => (
  <>
    <NotificationsTool />
    <NotificationsPanel />
  </>
);
const open = async () => {
  renderScreen(<Screen />, '/dashboards/home?panel=notifications');
  return screen.findByRole('dialog', { name: 'Benachrichtigungen' });
};
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the button of the notifications', () => {
  it('SHL-28: has a dot when something is open, and says how much to a screen reader', async () => {
    alerts = [offline(1), offline(2), offline(3, { resolvedAt: asOf })];
    renderScreen(<NotificationsTool />);
    const button = await screen.findByRole('button', { name: 'Benachrichtigungen, 2 offen' });
    expect(button.querySelector('[data-dot="true"]')).not.toBeNull();
  });

  it('SHL-28: has none when nothing is', async () => {
    alerts = [offline(3, { resolvedAt: asOf })];
    renderScreen(<NotificationsTool />);
    const button = await screen.findByRole('button', { name: 'Benachrichtigungen' });
    expect(button.querySelector('[data-dot="true"]')).toBeNull();
  });
});

describe('the notification panel', () => {
  it('SHL-41, CON-13: is 320 px wide and tells what is so, since when, and where it leads', async () => {
    alerts = [offline(1), offline(2, { resolvedAt: '2026-11-21T10:00:00.000Z' })];
    const panel = await open();
    expect(panel.style.inlineSize).toBe('320px');
    const link = await within(panel).findByRole('link', { name: words(1) });
    expect(link.getAttribute('href')).toBe('/setting/device/device-1');
    expect(items().map((text) => text?.replace(/ (MEZ|GMT\+1)$/, ''))).toEqual([
      `${words(1)}Offen · vor 12 Minuten21.11.2026, 12:48`,
      'Die Kasse „Kasse 2“ (Lindenhof) war nicht verbunden.Erledigt · vor 2 Stunden21.11.2026, 11:00',
    ]);
    expect(within(panel).getByText('1 offen')).toBeTruthy();
  });

  it('writes all times by the clock of branches, and names the zone where branches differ', async () => {
    units = ['Europe/Berlin', 'Atlantic/Canary'].map((zone) => ({ id: zone, type: 'branch', zone }));
    const shop = { kind: 'orderPlaced', data: '{}', since: '2026-11-21T11:40:00.000Z' };
    alerts = [offline(1, { data: offlineIn('Atlantic/Canary') }), offline(2, shop)];
    const panel = await open();
    expect(await within(panel).findByText('21.11.2026, 11:48 WEZ')).toBeTruthy();
    expect(within(panel).getByText('21.11.2026, 12:40 MEZ')).toBeTruthy();
  });

  it('SHL-41: speaks the language of its reader', async () => {
    alerts = [offline(1)];
    act(() => setLanguage('en'));
    renderScreen(<Screen />, '/?panel=notifications');
    expect(
      await screen.findByRole('link', { name: 'Register “Kasse 1” (Lindenhof) is offline.' }),
    ).toBeTruthy();
    expect(items()[0]).toContain('Open · 12 minutes ago21/11/2026, 12:48');
  });

  it('has words for a kind of a newer server', async () => {
    alerts = [offline(1, { kind: 'tseExpiring' })];
    await open();
    expect(await screen.findByText(/die diese Seite noch nicht kennt/)).toBeTruthy();
  });

  it('offers another try when it could not be loaded', async () => {
    fails = true;
    await open();
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    fails = false;
    alerts = [offline(1)];
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: words(1) })).toBeTruthy();
  });

  it('shows older ones on demand', async () => {
    alerts = Array.from({ length: 30 }, (_, index) => offline(index));
    await open();
    await waitFor(() => expect(items()).toHaveLength(25));
    await userEvent.click(screen.getByRole('button', { name: 'Ältere anzeigen' }));
    await waitFor(() => expect(items()).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Ältere anzeigen' })).toBeNull();
  });
});

describe('putting notifications away', () => {
  it('SHL-42: singly by its button, and back', async () => {
    alerts = [offline(1), offline(2)];
    const panel = await open();
    await userEvent.click(await within(panel).findByRole('button', { name: `Verwerfen: ${words(1)}` }));
    await waitFor(() => expect(gone).toEqual(['alert-1']));
    expect(items()).toHaveLength(1);
    await userEvent.click(await within(panel).findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(gone).toEqual([]);
  });

  it('SHL-42: by the Delete key, one after the other; then the focus is on the way back', async () => {
    alerts = [offline(1), offline(2), offline(3)];
    const panel = await open();
    (await within(panel).findByRole('link', { name: words(2) })).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words(3)));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words(1)));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Rückgängig'));
    expect(gone).toEqual(['alert-2', 'alert-3', 'alert-1']);
    expect(within(panel).getByText('3 verworfen')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(items()).toHaveLength(3));
  });

  it('SHL-42: all at once, and back', async () => {
    alerts = [offline(1), offline(2), offline(3, { resolvedAt: asOf })];
    const panel = await open();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Alle verwerfen' }));
    expect(await within(panel).findByText('3 verworfen')).toBeTruthy();
    expect(items()).toEqual([]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(items()).toHaveLength(3));
  });
});
