import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AssignLicencesDocument,
  CustomerNamesDocument,
  LicencesDocument,
  SearchLicencesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { foundLicences } from './find-licences.ts';
import type { LicenceFacts } from './licences.queries.ts';
import { LicencesPage } from './licences-page.tsx';
import { licence } from './testing/licence.ts';

interface Refusal {
  readonly message: string;
  readonly keys: readonly string[];
}

const be = (role: string) => {
  storeProfile({ userinfo: { sub: 'rita', role, given_name: 'Rita' }, me: {} });
  takeStoredProfile();
};

/** Shows the list; what is assigned is noted, or refused. */
const open = (licences: readonly LicenceFacts[], query = '', refusal?: Refusal) => {
  const sent: unknown[] = [];
  fakeGraphql([
    [
      LicencesDocument,
      () => ({
        licences: {
          nodes: licences,
          pageInfo: { endCursor: null, hasNextPage: false },
          totalCount: licences.length,
          countPrecision: 'exact',
        },
      }),
    ],
    [CustomerNamesDocument, () => ({ customers: { nodes: [{ id: 'c1', name: 'Café Nordlicht' }] } })],
    [
      AssignLicencesDocument,
      (variables: { serials: string[] }) => {
        sent.push(variables);
        const done = { isSuccess: true, message: null, keys: variables.serials };
        return { assignLicences: refusal ? { isSuccess: false, ...refusal } : done };
      },
    ],
    [SearchLicencesDocument, () => ({ searchLicences: licences })],
  ]);
  renderScreen(<LicencesPage />, `/setting/Licences${query}`);
  return sent;
};

const address = () => screen.getByLabelText('address').textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Lizenzen einem Kunden zuordnen' }));
const keysBox = async () => (await dialog()).getByRole('textbox', { name: /^Lizenzschlüssel/ });
const chooseCustomer = async () => {
  await userEvent.click((await dialog()).getByRole('combobox', { name: 'Kunde' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Café Nordlicht' }));
};

beforeEach(() => {
  setLanguage('de');
  be('reseller');
});

describe('LIC-01: the list of licences', () => {
  it('shows key, licence, state, customer and register, and leads to the page', async () => {
    open([licence({ state: 'needsReactivation' })]);
    const link = await screen.findByRole('link', { name: '7QK2M-0VX3A' });
    expect(link.getAttribute('href')).toBe('/setting/licences/7QK2M-0VX3A');
    const row = within(link.closest('tr') as HTMLElement);
    for (const text of ['Gastro Basic', 'Muss reaktiviert werden', 'Café Nordlicht', '5.x', 'unbefristet'])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole('link', { name: 'Theke' }).getAttribute('href')).toBe('/setting/device/d1');
    expect(await screen.findByText('1 Lizenz')).toBeTruthy();
  });

  it('leads to the shop while there is none', async () => {
    open([]);
    expect(await screen.findByText('Noch keine Lizenzen')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Shop' }).getAttribute('href')).toBe('/apps/shop');
  });

  it('offers to assign only to who has customers', async () => {
    be('owner');
    open([licence()]);
    await screen.findByRole('link', { name: '7QK2M-0VX3A' });
    expect(screen.queryByRole('button', { name: 'Kunden zuordnen' })).toBeNull();
  });

  it('is searched by the search box of the app', async () => {
    open([licence()]);
    const found = await foundLicences.find('7qk', {
      language: 'en',
      signal: new AbortController().signal,
    } as Parameters<typeof foundLicences.find>[1]);
    expect(found.hits).toEqual([
      {
        id: 'l1',
        title: '7QK2M-0VX3A',
        detail: 'Gastro Basic · Café Nordlicht · Active',
        to: '/setting/licences/7QK2M-0VX3A',
      },
    ]);
  });
});

describe('several keys for a customer', () => {
  it('are assigned together, as they are typed', async () => {
    const sent = open([licence()]);
    await press('Kunden zuordnen');
    expect(address()).toBe('/setting/Licences?assign=keys');
    await userEvent.type(await keysBox(), '7qk2m-0vx3a{Enter}aaaa 1');
    await chooseCustomer();
    await press('Zuordnen');
    expect(await screen.findByText('2 Lizenzen gehören jetzt zu Café Nordlicht.')).toBeTruthy();
    expect(sent).toEqual([{ serials: ['7QK2M-0VX3A', 'AAAA1'], customerId: 'c1' }]);
    await waitFor(() => expect(address()).toBe('/setting/Licences'));
  });

  it('are those of the chosen rows', async () => {
    const sent = open([licence(), licence({ id: 'l2', serial: 'BBBB-2' })]);
    await userEvent.click(await screen.findByRole('checkbox', { name: /BBBB-2/ }));
    const bar = within(screen.getByRole('region', { name: /Auswahl|ausgewählt/i }));
    await userEvent.click(bar.getByRole('button', { name: 'Kunden zuordnen' }));
    expect(await keysBox()).toHaveProperty('value', 'BBBB-2');
    await press('Von Kunden lösen');
    expect(await screen.findByText('1 Lizenz gehört zu keinem Kunden mehr.')).toBeTruthy();
    expect(sent).toEqual([{ serials: ['BBBB-2'], customerId: null }]);
  });

  it('LIC-11, LIC-12: must not repeat, which is said before anybody is asked', async () => {
    const sent = open([licence()], '?assign=keys');
    await userEvent.type(await keysBox(), 'aaa-1{Enter}bbb-2{Enter}AAA-1');
    const text = 'Derselbe Lizenzschlüssel steht mehr als einmal da: AAA-1';
    expect(await screen.findByText(text)).toBeTruthy();
    await press('Von Kunden lösen');
    expect(sent).toEqual([]);
  });

  it('LIC-11: in the words of the specification in English', async () => {
    setLanguage('en');
    open([licence()], '?assign=AAA-1,aaa-1');
    const text = 'The same Licence Key is written more than one time: AAA-1';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  describe.each([
    ['de', 'Von Kunden lösen'],
    ['en', 'Remove from customer'],
  ] as const)('ERR-38: are refused all together, and it is said why, in %s', (language, button) => {
    it.each([
      [
        'LICENCE_KEYS_NOT_FOUND',
        /gibt es bei Ihnen nicht: AAA-1/,
        /You don’t have these licence keys: AAA-1/,
      ],
      [
        'LICENCE_KEYS_WITHOUT_CUSTOMER',
        /gehören noch zu keinem Kunden: AAA-1\. Bitte wenden Sie sich an Ihren Händler/,
        /have no customer yet: AAA-1\. Please contact your dealer/,
      ],
      ['LICENCE_TOO_MANY_TRIES', /zu viele falsche Schlüssel/, /Too many wrong keys/],
    ])('%s', async (message, german, english) => {
      setLanguage(language);
      open([licence()], '?assign=AAA-1', { message, keys: ['AAA-1'] });
      await press(button);
      expect(await screen.findByText(language === 'de' ? german : english)).toBeTruthy();
    });
  });

  it('are asked for while there is none', async () => {
    open([licence()], '?assign=keys');
    await keysBox();
    await press('Von Kunden lösen');
    expect(await screen.findByText('Bitte geben Sie mindestens einen Lizenzschlüssel ein')).toBeTruthy();
  });
});
