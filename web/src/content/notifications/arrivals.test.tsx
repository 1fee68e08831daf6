import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NotificationsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { changeSettings } from '../../kit/settings/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { Arrivals } from './arrivals.tsx';
import { NotificationsTool } from './notifications-tool.tsx';

let count: number;
let renewedAt: string;

const alert = (number: number) => ({
  id: `alert-${number}`,
  kind: 'registerOffline',
  subject: `device-${number}`,
  data: JSON.stringify({ registerName: `Kasse ${number}`, unitName: 'Lindenhof', zone: 'Europe/Berlin' }),
  since: '2026-11-21T11:48:00.000Z',
  renewedAt,
  resolvedAt: null,
});
const words = (number: number) => `Die Kasse „Kasse ${number}“ (Lindenhof) ist nicht verbunden.`;

beforeEach(() => {
  count = 1;
  renewedAt = '2026-11-21T12:00:00.000Z';
  fakeGraphql([
    [
      NotificationsDocument,
      () => ({
        notifications: {
          nodes: Array.from({ length: count }, (_, index) => alert(index + 1)),
          unread: count,
          asOf: renewedAt,
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      }),
    ],
  ]);
});

/** Stands for the hub's word that alerts changed. */
const Live = () => {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Neues
    </button>
  );
};
const openPage = async (address = '/dashboards/home') => {
  renderScreen(
    <>
      <Arrivals />
      <NotificationsTool />
      <Live />
    </>,
    address,
  );
  await screen.findByRole('button', { name: 'Benachrichtigungen, 1 offen' });
};
const arrive = async (more: number) => {
  count += more;
  act(() => screen.getByRole('button', { name: 'Neues' }).click());
  await screen.findByRole('button', { name: `Benachrichtigungen, ${count} offen` });
};
const snackbars = () =>
  [...document.querySelectorAll('.MuiAlert-root')].map(({ textContent }) => textContent);
const saysOnly = (text: string) =>
  waitFor(() => {
    expect(snackbars()).toHaveLength(1);
    expect(snackbars()[0]).toContain(text);
  });

describe('what comes up while a page is open (SHL-45)', () => {
  it('is said in a snackbar that leads to the panel; what was there before is not', async () => {
    await openPage();
    expect(snackbars()).toEqual([]);
    await arrive(1);
    await saysOnly(words(2));
    await userEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
    expect(screen.getByLabelText('address').textContent).toBe('/dashboards/home?panel=notifications');
    await waitFor(() => expect(snackbars()).toEqual([]));
  });

  it('is one snackbar, however much comes, at once or while it shows', async () => {
    await openPage();
    await arrive(30);
    await saysOnly('30 neue Benachrichtigungen');
    await arrive(3);
    await saysOnly('33 neue Benachrichtigungen');
  });

  it('is said again when there is something new to tell of it', async () => {
    await openPage();
    renewedAt = '2026-11-21T14:00:00.000Z';
    await arrive(0);
    await saysOnly(words(1));
  });

  it('SHL-40 is not said to somebody who has silenced alerts; the dot still shows', async () => {
    await openPage();
    const silence = (isSilent: boolean) =>
      act(() => changeSettings((old) => ({ ...old, alertNotices: !isSilent })));
    silence(true);
    try {
      await arrive(1);
      expect(snackbars()).toEqual([]);
    } finally {
      silence(false);
    }
    await arrive(1);
    await saysOnly(words(3));
  });

  it('is not said while the panel is open: it shows there', async () => {
    await openPage('/dashboards/home?panel=notifications');
    await arrive(1);
    expect(snackbars()).toEqual([]);
  });
});
