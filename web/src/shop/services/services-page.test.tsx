import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CancelShopServiceDocument,
  RenewShopServiceDocument,
  ShopServicesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { Service } from './services.queries.ts';
import { ServicesPage } from './services-page.tsx';

const archive: Service = {
  id: 's1',
  orderId: 'o1',
  orderNumber: 'B-2026-10017',
  shopNumber: 4711,
  name: 'Belegarchiv',
  serials: ['7QK2M-0VX3A'],
  customerName: 'Café Nordlicht',
  quantity: 2,
  price: 1_980,
  billingIntervalMonths: 1,
  state: 'running',
  startsOn: '2026-01-15',
  nextBillingOn: '2026-12-15',
  endsOn: null,
  endWhenCancelled: '2027-01-15',
  cancelledAt: null,
  cancelledByName: null,
  version: 3,
};
const cancelledOne: Partial<Service> = {
  state: 'ending',
  endsOn: '2027-01-15',
  cancelledAt: '2026-11-22T08:15:00.000Z',
  cancelledByName: 'Olga Lindner',
  version: 4,
};

/** Shows the page; what is cancelled or renewed is so on the next look. `refusal` refuses every change. */
const open = (services: readonly Service[], query = '', refusal?: string) => {
  const sent: unknown[] = [];
  let now = services;
  const change = (variables: unknown, values: Partial<Service>) => {
    sent.push(variables);
    if (refusal) throw { code: refusal };
    now = now.map((service) => ({ ...service, ...values }));
    return { isSuccess: true, message: null, modelId: 's1' };
  };
  fakeGraphql([
    [
      ShopServicesDocument,
      ({ search, isEnded }: { search: string | null; isEnded: boolean }) => {
        const nodes = now.filter(
          ({ name, state }) => name.includes(search ?? '') && (state === 'ended') === isEnded,
        );
        return {
          shopServices: {
            nodes,
            pageInfo: { endCursor: null, hasNextPage: false },
            sums: { count: nodes.length, yearlyPrice: nodes.length * 23_760 },
          },
        };
      },
    ],
    [
      CancelShopServiceDocument,
      (variables: unknown) => ({ cancelShopService: change(variables, cancelledOne) }),
    ],
    [
      RenewShopServiceDocument,
      (variables: unknown) => ({
        renewShopService: change(variables, { ...archive, version: 5 }),
      }),
    ],
  ]);
  renderScreen(<ServicesPage />, `/setting/myServices${query}`);
  return sent;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('LIC-03, LIC-04: my services', () => {
  it('shows what is booked, since when and until when, at what price, and the next billing', async () => {
    open([archive]);
    const row = within(await screen.findByRole('row', { name: /Belegarchiv/ }));
    for (const text of [/19,80\s€ im Monat/, /seit 15\.01\.2026/, 'kündbar zum 14.01.2027', '15.12.2026'])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText('2 Stück · Café Nordlicht')).toBeTruthy();
    expect(screen.getByText(/^1 Dienst · 237,60\s€ im Jahr, netto$/)).toBeTruthy();
    expect(row.getByRole('link', { name: '7QK2M-0VX3A' }).getAttribute('href')).toBe(
      '/setting/licences/7QK2M-0VX3A',
    );
  });

  it('cancels for the day that the question names', async () => {
    const sent = open([archive]);
    await press('Belegarchiv kündigen');
    const title = 'Belegarchiv zum 14.01.2027 kündigen?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/das nächste Mal am 15\.12\.2026/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Zum 14.01.2027 kündigen' }));
    expect(await screen.findByText('Belegarchiv ist zum 14.01.2027 gekündigt.')).toBeTruthy();
    expect(sent).toEqual([{ id: 's1', version: 3, endsOn: '2027-01-15' }]);
    expect(await screen.findByText('gekündigt, läuft bis 14.01.2027')).toBeTruthy();
  });

  it('says when nothing more is billed', async () => {
    open([{ ...archive, nextBillingOn: '2027-01-15' }], '?cancel=s1');
    expect(await screen.findByText('Es wird nichts mehr abgerechnet.')).toBeTruthy();
  });

  it('takes a cancellation back, and names the day from which on it is billed again', async () => {
    const sent = open([{ ...archive, ...cancelledOne }]);
    await press('Belegarchiv weiter nutzen');
    const title = 'Belegarchiv über den 14.01.2027 hinaus nutzen?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/Ab dem 15\.01\.2027 wird weiter abgerechnet: 19,80\s€ im Monat/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter nutzen' }));
    expect(await screen.findByText('Belegarchiv läuft weiter.')).toBeTruthy();
    expect(sent).toEqual([{ id: 's1', version: 4 }]);
  });

  it('says so when somebody else was quicker', async () => {
    open([archive], '?cancel=s1', 'CONFLICT');
    await press('Zum 14.01.2027 kündigen');
    expect(await screen.findByText(/Jemand anderes hat das inzwischen geändert/)).toBeTruthy();
  });

  it('leads to the shop for what is over', async () => {
    open([{ ...archive, ...cancelledOne, state: 'ended', nextBillingOn: null }], '?view=ended');
    const link = await screen.findByRole('link', { name: 'Belegarchiv im Shop neu buchen' });
    expect(link.getAttribute('href')).toBe('/apps/shop/4711');
  });

  it.each([
    ['', 'Noch kein Dienst gebucht'],
    ['?view=ended', 'Nichts gefunden'],
    ['?search=Nemo', 'Nichts gefunden'],
  ])('says what belongs here while there is nothing: %s', async (query, title) => {
    open([], query);
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('takes what it shows along as a file', async () => {
    open([archive], '?search=Beleg');
    await press('Exportieren');
    const dialog = await screen.findByRole('dialog', { name: 'Exportieren' });
    expect(dialog.textContent).toMatch(/1 Dienst.*Suche „Beleg“/);
  });

  it('speaks English', async () => {
    setLanguage('en');
    open([archive]);
    await press('Cancel Belegarchiv');
    expect(await screen.findByText('Cancel Belegarchiv as of 14/01/2027?')).toBeTruthy();
  });
});
