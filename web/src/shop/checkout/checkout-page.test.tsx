import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CartLine, lineOf } from '@tresen/domain/shop/cart';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CheckoutStartDocument,
  OrderOfKeyDocument,
  OrderPreviewDocument,
  PlacedOrderDocument,
  PlaceOrderDocument,
  type PlaceOrderMutationVariables,
  ShopTermsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { leaveOrderedCart } from '../cart/index.ts';
import { createShopServer, line, signInAsSomebody } from '../cart/testing/index.ts';
import type { OrderPreview } from './checkout.queries.ts';
import { CheckoutPage } from './checkout-page.tsx';

type Sent = PlaceOrderMutationVariables['order'];

const place = {
  ...{ name: 'Gasthaus Lindenhof', nameAddition: '', address: 'Hafenstraße 1', additionalAddress: '' },
  ...{ zipCode: '20457', city: 'Hamburg', country: 'DE' },
};
const rental = line({
  ...{ lineId: 'line-1', id: 111, articleName: 'Gastro Basic zur Miete', contractType: 'Recurring' },
});
const priced: OrderPreview = {
  lines: [
    {
      ...{ lineId: 'line-1', name: 'Gastro Basic zur Miete', quantity: 2, licenseKey: '' },
      ...{ contractType: 'Recurring', contractDurationMonths: 12, billingIntervalMonths: 1 },
      ...{ price: 2_900, setupFee: 4_900, total: 15_600, subProducts: [] },
      addOns: [
        {
          shopNumber: 301,
          name: 'Tischplan',
          ...{ price: 0, setupFee: 0, contractType: 'OneTime', billingIntervalMonths: 0 },
        },
      ],
    },
  ],
  ...{ net: 15_600, vatRate: 1900, vatReason: 'domestic', tax: 2_964, gross: 18_564 },
  ...{ faults: [], obstacles: [] },
};

const creditor = {
  ...{ name: 'Kassenhaus Nord', creditorId: 'DE98NRD09999999999', noticeDays: 5 },
  ...{ noteDe: '', noteEn: '' },
};

interface Given {
  /** Null where the seller collects no debits. */
  readonly creditor?: null;
  readonly lines?: readonly CartLine[];
  readonly preview?: () => OrderPreview;
  readonly billing?: typeof place;
  readonly terms?: null;
  readonly order?: (sent: Sent) => { readonly id: string };
  readonly ofKey?: () => { readonly id: string } | null;
}

/** The checkout of somebody with a line in the cart; what was asked for and sent comes back. */
const open = (given: Given = {}) => {
  const sent: Sent[] = [];
  const previews: { readonly country: string; readonly vatId: string }[] = [];
  const terms = { version: '2026-11', content: '## 1. Preise', validFrom: '2026-11-01T00:00:00.000Z' };
  const server = createShopServer([
    [
      CheckoutStartDocument,
      () => ({
        checkoutStart: {
          ...{ billing: given.billing ?? place, delivery: null, vatId: '' },
          ...{
            sellerName: 'Kassenhaus Nord',
            addresses: [],
            creditor: given.creditor === null ? null : creditor,
          },
        },
      }),
    ],
    [
      OrderPreviewDocument,
      ({ order }: { order: (typeof previews)[number] }) => {
        previews.push(order);
        return { previewShopOrder: given.preview?.() ?? priced };
      },
    ],
    [ShopTermsDocument, () => ({ shopTerms: given.terms === null ? null : terms })],
    [
      PlaceOrderDocument,
      ({ order }: PlaceOrderMutationVariables) => {
        sent.push(order);
        const { id } = given.order?.(order) ?? { id: 'o1' };
        return { placeShopOrder: { id, number: 'B-2026-10001', gross: 18_564 } };
      },
    ],
    [OrderOfKeyDocument, () => ({ shopOrderOfKey: given.ofKey?.() ?? null })],
    [
      PlacedOrderDocument,
      ({ id }: { id: string }) => ({
        shopOrder: {
          ...{ id, number: 'B-2026-10001', customerName: 'Gasthaus Lindenhof', gross: 18_564 },
          placedAt: '2026-11-22T08:00:00.000Z',
        },
      }),
    ],
  ]);
  const lines = given.lines ?? [rental];
  if (lines.length > 0) server.put(lines);
  act(() => void signInAsSomebody());
  renderScreen(<CheckoutPage />, '/apps/shop-checkout');
  return { sent, previews, server };
};

/** The summary, once the sums have come. */
const summary = async (name = 'Ihre Bestellung') => {
  await screen.findByRole('button', { name: /^(Zahlungspflichtig bestellen|Order with)/ });
  return within(screen.getByRole('region', { name }));
};
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /Ich stimme den/ }));
const order = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));

afterEach(() => {
  act(() => setLanguage('de'));
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the checkout', () => {
  it('SHP-75: shows what the server makes of the cart, with VAT and how often it is paid', async () => {
    open();
    const words = await summary();
    expect(
      words.getByText(/^58,00 € pro Monat \+ 98,00 € einmalig, 12 Monate · inkl\. 98,00 € Einrichtung$/),
    ).toBeDefined();
    expect(words.getByText('Tischplan')).toBeDefined();
    const sums = words.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums.join(' ').replaceAll('\u00a0', ' ')).toBe(
      '156,00 € davon 58,00 € pro Monat, 98,00 € einmalig 29,64 € 185,64 €',
    );
    expect(words.getByText(/^MwSt\. 19\s%$/)).toBeDefined();
  });

  it('SHP-75: speaks English, too', async () => {
    setLanguage('en');
    open();
    const words = await summary('Your order');
    expect(
      words.getByText(/€58\.00 per month \+ €98\.00 one-off, 12 months · incl\. €98\.00 setup/),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Order with obligation to pay' })).toBeDefined();
  });

  it('SHP-04: says what belongs into an empty cart', async () => {
    open({ lines: [] });
    expect(await screen.findByRole('heading', { name: 'Der Warenkorb ist leer' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Zum Shop' })).toBeDefined();
  });

  it('SHP-64: leads back to a cart for two customers', async () => {
    open({
      lines: [
        rental,
        { ...lineOf(rental, 'b'), customerId: 'b' },
        { ...rental, lineId: 'c', customerId: 'c' },
      ],
    });
    expect(await screen.findByRole('button', { name: 'Warenkorb öffnen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  });

  it('SHP-81: a known address stands there as it is printed, and can be changed', async () => {
    open();
    expect(await screen.findByText('20457 Hamburg')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /^PLZ/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rechnungsadresse ändern' }));
    expect(screen.getByRole('textbox', { name: /^PLZ/ })).toHaveProperty('value', '20457');
  });

  it('SHP-75: the VAT follows country and VAT id', async () => {
    const { previews } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rechnungsadresse ändern' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Österreich' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^USt-IdNr/ }), 'atu 13585627');
    await waitFor(() => expect(previews.at(-1)).toMatchObject({ country: 'AT', vatId: 'ATU13585627' }));
  });
});

describe('ordering', () => {
  it('SHP-67: needs agreement to the terms, which can be read', async () => {
    const { sent } = open();
    await order();
    expect(await screen.findByText('Bitte stimmen Sie den Geschäftsbedingungen zu.')).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Geschäftsbedingungen' }));
    expect(await screen.findByRole('heading', { name: '1. Preise' })).toBeDefined();
  });

  it('SHP-67: waits until somebody has written terms', async () => {
    open({ terms: null });
    expect(await screen.findByText(/noch keine Geschäftsbedingungen/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('SHP-18, SHP-81: sends project, products, customer, address and the sum that was seen, and no prices', async () => {
    const { sent, server } = open();
    await agree();
    await order();
    expect(await screen.findByText('Ihre Bestellung B-2026-10001 ist eingegangen.')).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ projectId: 'project-1', customerId: null, billingAddress: place, deliveryAddress: place },
      ...{ payment: { kind: 'invoice' }, termsVersion: '2026-11', expectedGross: 18_564, language: 'de' },
    });
    expect(Object.keys(sent[0]?.lines[0] ?? {})).not.toContain('articlePrice');
    expect(server.names()).not.toContain('deleteDefault');
  });

  it('sends the order number that the buyer has for it, as somebody typed it', async () => {
    const { sent } = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ihre Bestellnummer' }), 'EK-4711/26');
    await agree();
    await order();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ purchaseOrderNumber: 'EK-4711/26' });
  });

  it('SHP-75: of another price than was seen says both, and orders the new one only when asked again', async () => {
    let gross = 18_564;
    const { sent } = open({
      preview: () => ({ ...priced, gross }),
      order: ({ expectedGross }) => {
        if (expectedGross === 20_000) return { id: 'o1' };
        gross = 20_000;
        throw { code: 'ORDER_TOTAL_CHANGED', parameters: { gross: 20_000, net: 16_807, tax: 3_193 } };
      },
    });
    await agree();
    await order();
    expect(await screen.findByText(/Vorher 185,64 €, jetzt 200,00 €/)).toBeDefined();
    expect(await (await summary()).findByText('200,00 €')).toBeDefined();
    await order();
    expect(await screen.findByText('Ihre Bestellung B-2026-10001 ist eingegangen.')).toBeDefined();
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('SHP-81: shows the order that stands already, when the answer to it was lost', async () => {
    open({
      order: () => {
        throw { code: 'ORDER_KEY_USED', parameters: { number: 'B-2026-10001' } };
      },
      ofKey: () => ({ id: 'o7' }),
    });
    await agree();
    await order();
    expect(await screen.findByText('Ihre Bestellung B-2026-10001 ist eingegangen.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bestellung ansehen' }).getAttribute('href')).toBe(
      '/apps/shop-orders/o7',
    );
  });

  it('SHP-81: finds the order of a page that was closed before its answer came', async () => {
    localStorage.setItem(
      'tresen.draft.checkout-key',
      JSON.stringify({ key: crypto.randomUUID(), cart: 'project-1 line-1' }),
    );
    open({ lines: [], ofKey: () => ({ id: 'o9' }) });
    expect(await screen.findByText('Ihre Bestellung B-2026-10001 ist eingegangen.')).toBeDefined();
    expect(localStorage.getItem('tresen.draft.checkout-key')).toBeNull();
  });

  it('SHP-81: shows the order whose cart is gone before the answer to it has come', async () => {
    const { sent, server } = open({
      order: () => {
        if (sent.length === 1) throw { code: 'NO_CONNECTION' };
        return { id: 'o9' };
      },
      ofKey: () => ({ id: 'o9' }),
    });
    await agree();
    await order();
    await waitFor(() => expect(sent).toHaveLength(1));
    server.projects.clear();
    act(() => leaveOrderedCart());
    expect(await screen.findByText('Ihre Bestellung B-2026-10001 ist eingegangen.')).toBeDefined();
    // By its key, not by sending it again.
    expect(sent).toHaveLength(1);
  });

  it('SHP-60, SHP-61: names the line that the licence service refuses, in both languages', async () => {
    open({
      preview: () => ({
        ...priced,
        faults: [
          {
            ...{ lineId: 'line-1', code: 'LICENCE_NEEDS_PROFESSIONAL', name: 'Filialverbund' },
            found: 'Gastro Basic',
            other: null,
          },
          { lineId: 'line-2', code: 'PRODUCT_GONE', name: '', found: null, other: null },
          { lineId: 'line-3', code: 'IN_OTHER_LINE', name: 'Hotel', found: null, other: 'Update 6' },
          { lineId: 'line-4', code: 'ONE_OF_TWO', name: 'Upgrade', found: null, other: 'Update 6' },
        ],
      }),
    });
    expect(await screen.findByText(/Gastro Basic Lizenz, für dieses Produkt ist die Version/)).toBeDefined();
    expect(screen.getByText(/Das wird nicht mehr verkauft/)).toBeDefined();
    expect(screen.getByText(/bringt für dieselbe Lizenz schon „Update 6“ mit/)).toBeDefined();
    expect(screen.getByText(/liegt „Update 6“ im Warenkorb. Nur eines von beiden/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveProperty(
      'disabled',
      true,
    );
    act(() => setLanguage('en'));
    expect(screen.getByText(/Gastro Basic Licence,/)).toBeDefined();
    expect(screen.getByText(/This is no longer available/)).toBeDefined();
  });
});

describe('what was typed', () => {
  it('comes back after a detour, but for the IBAN, which no browser keeps', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /SEPA-Lastschrift/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Kontoinhaber/ }), 'Olga');
    await userEvent.type(screen.getByRole('textbox', { name: /IBAN/ }), 'DE89 3704 0044 0532 0130 00');
    const kept = () => localStorage.getItem('tresen.draft.checkout.own') ?? '';
    await waitFor(() => expect(kept()).toContain('Olga'));
    expect(kept()).not.toContain('37040044');
  });

  it('SHP-81: a wrong IBAN is told at its field', async () => {
    const { sent } = open();
    await userEvent.click(await screen.findByRole('radio', { name: /SEPA-Lastschrift/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Kontoinhaber/ }), 'Olga');
    await userEvent.type(screen.getByRole('textbox', { name: /IBAN/ }), 'DE89 3704 0044 0532 0130 01');
    await agree();
    await order();
    expect(await screen.findByText(/Diese IBAN stimmt nicht/)).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('by SEPA direct debit', () => {
  const choose = async () => userEvent.click(await screen.findByRole('radio', { name: /SEPA-Lastschrift/ }));
  const fill = async (account: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: /Kontoinhaber/ }), 'Olga Lindner');
    await userEvent.type(screen.getByRole('textbox', { name: /IBAN/ }), account);
  };

  it('leads to the first wrong field on the page, which is not the terms', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /SEPA-Lastschrift/ }));
    await screen.findByRole('textbox', { name: /Kontoinhaber/ });
    await order();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Kontoinhaber/ })),
    );
  });

  it('SHP-81: shows the mandate with who collects, its number and its own reference, and sends what was read', async () => {
    const { sent } = open();
    await choose();
    const mandate = within(await screen.findByRole('region', { name: 'SEPA-Lastschriftmandat' }));
    expect(mandate.getByText('DE98 NRD0 9999 9999 99')).toBeDefined();
    expect(mandate.getByText('Wiederkehrende Zahlung')).toBeDefined();
    expect(mandate.getByText(/Ich ermächtige Kassenhaus Nord, Zahlungen von meinem Konto/)).toBeDefined();
    expect(mandate.getByText(/innerhalb von acht Wochen/)).toBeDefined();
    expect(mandate.getByText(/spätestens 5 Tage vorher/)).toBeDefined();
    const reference = (await mandate.findByText(/^M-[0-9A-F]{32}$/)).textContent;
    await fill('DE89 3704 0044 0532 0130 00');
    await agree();
    await order();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payment).toEqual({
      ...{ kind: 'sepaDebit', holder: 'Olga Lindner', iban: 'DE89370400440532013000', bic: null },
      creditorId: 'DE98NRD09999999999',
    });
    expect(`M-${sent[0]?.idempotencyKey.replaceAll('-', '').toUpperCase()}`).toBe(reference);
  });

  it('SHP-81: names one payment where nothing is rented', async () => {
    open({ lines: [line({ lineId: 'line-2', id: 112, contractType: 'OneTime' })] });
    await choose();
    expect(await screen.findByText('Einmalige Zahlung')).toBeDefined();
    expect(screen.getByText(/einmalig eine Zahlung/)).toBeDefined();
  });

  it('SHP-81: asks for the bank of an account in Switzerland', async () => {
    const { sent } = open();
    await choose();
    expect(screen.queryByRole('textbox', { name: /BIC/ })).toBeNull();
    await fill('CH93 0076 2011 6238 5295 7');
    await agree();
    await order();
    expect(await screen.findByText(/Bitte geben Sie den BIC/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /BIC/ }), 'POFICHBEXXX');
    await order();
    await waitFor(() => expect(sent[0]?.payment).toMatchObject({ bic: 'POFICHBEXXX' }));
  });

  it('SHP-81: is not offered by a seller who collects none', async () => {
    open({ creditor: null });
    expect(await screen.findByRole('radio', { name: /Rechnung/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /SEPA-Lastschrift/ })).toBeNull();
  });
});
