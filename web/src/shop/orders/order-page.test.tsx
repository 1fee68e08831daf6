import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedTextOf } from '@tresen/domain/shop/cart';
import { line } from '@tresen/domain/shop/cart/testing';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  AnswerShopOrderDocument,
  CancelShopOrderDocument,
  EditShopOrderDocument,
  SaveShopOrderNoteDocument,
  SetShopOrderStatusDocument,
  ShopOrderAsCartDocument,
  ShopOrderDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { cartLines } from '../cart/index.ts';
import { OwnOrderPage, SoldOrderPage } from './order-page.tsx';
import type { Order } from './orders.queries.ts';
import { anyLine, anyOrder, soldOrder } from './testing.ts';

const saved = { isSuccess: true, message: null, modelId: 'o1' };

/** Shows the page; what is sent to the server is noted. `refusal` refuses every change. */
const open = (order: Order | null, refusal?: string) => {
  const sent: unknown[] = [];
  const take = <Answer,>(variables: unknown, answer: Answer): Answer => {
    sent.push(variables);
    if (refusal) throw { code: refusal };
    return answer;
  };
  fakeGraphql([
    [ShopOrderDocument, () => ({ shopOrder: order })],
    [SetShopOrderStatusDocument, (variables: unknown) => ({ setShopOrderStatus: take(variables, saved) })],
    [SaveShopOrderNoteDocument, (variables: unknown) => ({ saveShopOrderNote: take(variables, saved) })],
    [CancelShopOrderDocument, (variables: unknown) => ({ cancelShopOrder: take(variables, saved) })],
    [AnswerShopOrderDocument, (variables: unknown) => ({ answerShopOrder: take(variables, saved) })],
    [
      ShopOrderAsCartDocument,
      () => ({ shopOrderAsCart: { cart: storedTextOf([line()]), leftOut: ['Alter Drucker'] } }),
    ],
    [
      EditShopOrderDocument,
      (variables: unknown) => ({
        editShopOrder: take(variables, { modelId: 'o1', leftOut: ['Alter Drucker'] }),
      }),
    ],
  ]);
  renderScreen(
    <Routes>
      <Route path="/apps/shop-orders/:orderId" element={<OwnOrderPage />} />
      <Route path="/manage/e-commerce/orders/:orderId" element={<SoldOrderPage />} />
    </Routes>,
    order?.isSold ? '/manage/e-commerce/orders/o1' : '/apps/shop-orders/o1',
  );
  return sent;
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => {
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('an order as its buyer sees it', () => {
  it('SHP-77: shows lines, sums, people, payment and history', async () => {
    open(anyOrder());
    expect(await screen.findByRole('heading', { name: 'Bestellung B-2026-10017' })).toBeTruthy();
    const lines = await region('Artikel');
    expect(lines.getByText(/2 × 49,90\s€ pro Monat · einmalig 10,00\s€ Einrichtung/)).toBeTruthy();
    expect(lines.getByText(/^99,80\s€ pro Monat \+ 30,00\s€ einmalig, 12 Monate$/)).toBeTruthy();
    expect(lines.getByText(/^davon 99,80\s€ pro Monat, 30,00\s€ einmalig$/)).toBeTruthy();
    expect(lines.getByText(/\+ Küchenmonitor \(5,00\s€\)/)).toBeTruthy();
    expect(lines.getByText(/MwSt\. 19\s%/)).toBeTruthy();
    expect(lines.getByText(/154,46\s€/)).toBeTruthy();
    const people = await region('Kunde und Zahlung');
    expect(people.getByText(/IBAN endet auf 3000/)).toBeTruthy();
    expect(people.getByText('wie die Rechnung')).toBeTruthy();
    expect((await region('Verlauf')).getByText(/Olga Lindner/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Abschließen' })).toBeNull();
  });

  it('SHP-79, SHP-80: goes back into the cart after a question that tells what happens', async () => {
    const sent = open(anyOrder());
    await press('Bestellung bearbeiten');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung B-2026-10017 bearbeiten?' }));
    expect(dialog.getByText(/wird storniert und Ihr Warenkorb geleert/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren und bearbeiten' }));
    await expect.poll(() => sent).toEqual([{ id: 'o1', version: 1, language: 'de' }]);
  });

  it('is cancelled after a question, and then called so', async () => {
    const sent = open(anyOrder());
    await press('Stornieren');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung B-2026-10017 stornieren?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bestellung stornieren' }));
    expect(await screen.findByText('Die Bestellung B-2026-10017 ist storniert.')).toBeTruthy();
    expect(sent).toEqual([{ id: 'o1', version: 1 }]);
  });

  it('SHP-80: whoever took it back is not told that it was rejected', async () => {
    open(anyOrder({ status: 'rejected', statusReason: 'cancelledByBuyer', mayEdit: false }));
    const standing = await region('Stand');
    expect(standing.getByText('Storniert')).toBeTruthy();
    expect(standing.getByText('Vom Besteller storniert.')).toBeTruthy();
    expect(screen.queryByText('Abgelehnt')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stornieren' })).toBeNull();
  });

  it('goes into the cart once more, and names what is sold no more', async () => {
    open(anyOrder({ status: 'completed', mayEdit: false }));
    await press('Noch einmal bestellen');
    expect(await screen.findByText(/Nicht mehr im Shop .* Alter Drucker/)).toBeTruthy();
    expect(cartLines().map(({ articleName }) => articleName)).toEqual(['Gastro Basic']);
  });

  it('SHP-78: a question of the seller is answered where it stands', async () => {
    const asked = { status: 'waitingForResponse', statusReason: 'Welche Farbe?', mayAnswer: true } as const;
    const sent = open(anyOrder(asked));
    const standing = await region('Stand');
    expect(standing.getByText('Welche Farbe?')).toBeTruthy();
    await press('Antwort senden');
    expect(standing.getByText('Bitte schreiben Sie eine Antwort.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(standing.getByRole('textbox', { name: 'Ihre Antwort' }), ' Rot ');
    await press('Antwort senden');
    expect(await screen.findByText('Ihre Antwort ist bei Kassenhaus Nord.')).toBeTruthy();
    expect(sent).toEqual([{ id: 'o1', version: 1, answer: 'Rot' }]);
  });

  it('says who sees its licence keys to who does not', async () => {
    open(anyOrder({ hidesKeys: true, mayEdit: false, purchaseOrderNumber: 'EK-4711' }));
    expect(await screen.findByText(/Lizenzschlüssel sehen hier nur die Inhaber/)).toBeTruthy();
    expect((await region('Kunde und Zahlung')).getByText('EK-4711')).toBeTruthy();
  });

  it('cannot be edited once its seller works on it', async () => {
    open(anyOrder({ status: 'inProgress', mayEdit: false }));
    expect(await screen.findByText('Die Bestellung wird bearbeitet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bestellung bearbeiten' })).toBeNull();
  });

  it('shows the keys that were handed out, and its invoice', async () => {
    const keys = [1, 2].map((piece) => ({
      lineId: 'line-1',
      piece,
      serial: `KEY-${piece}`,
      done: 'created' as const,
    }));
    open(
      anyOrder({
        ...{ status: 'completed', mayEdit: false, keys, lines: [anyLine(), anyLine({ lineId: 'line-2' })] },
        ...{ invoiceNumber: 'R-2026-00017', invoicedAt: '2026-11-21T09:00:00.000Z' },
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Lizenzschlüssel' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'KEY-1neu',
      'KEY-2neu',
    ]);
    expect(screen.getByRole('button', { name: 'Rechnung als PDF' })).toBeTruthy();
    expect((await region('Kunde und Zahlung')).getByText(/R-2026-00017 vom 21\.11\.2026/)).toBeTruthy();
  });

  it('says why it was rejected, and leads to its successor', async () => {
    open(
      anyOrder({
        ...{ status: 'rejected', statusReason: 'cancelledForEditing', mayEdit: false },
        ...{ successorId: 'o2', successorNumber: 'B-2026-10018' },
      }),
    );
    const standing = await region('Stand');
    expect(standing.getByText('Storniert, um bearbeitet zu werden.')).toBeTruthy();
    const link = standing.getByRole('link', { name: 'Neu bestellt als B-2026-10018' });
    expect(link.getAttribute('href')).toBe('/apps/shop-orders/o2');
    expect(screen.queryByText('cancelledForEditing')).toBeNull();
  });

  it('says so when there is none', async () => {
    open(null);
    expect(await screen.findByRole('heading', { name: 'Diese Bestellung gibt es nicht' })).toBeTruthy();
  });
});

describe('an order as its seller sees it', () => {
  it('SHP-78: takes every step that is left, after a question', async () => {
    const sent = open(soldOrder());
    await press('Abschließen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Abschließen: B-2026-10017' }));
    expect(dialog.getByText(/lässt sich nicht zurücknehmen/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Abschließen' }));
    expect(await screen.findByText('Bestellung B-2026-10017: Abgeschlossen.')).toBeTruthy();
    expect(sent).toEqual([{ id: 'o1', version: 1, status: 'completed', reason: '' }]);
  });

  it('asks for the reason of a rejection, at its place', async () => {
    const sent = open(soldOrder());
    await press('Ablehnen');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    expect(dialog.getByText('Bitte schreiben Sie dem Kunden, warum.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /Nachricht an den Kunden/ }), ' Ausverkauft ');
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await expect
      .poll(() => sent)
      .toEqual([{ id: 'o1', version: 1, status: 'rejected', reason: 'Ausverkauft' }]);
  });

  it('says so when somebody else was quicker', async () => {
    open(soldOrder(), 'CONFLICT');
    await press('In Bearbeitung nehmen');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'In Bearbeitung nehmen' }));
    expect(await screen.findByText(/Jemand anderes hat das inzwischen geändert/)).toBeTruthy();
  });

  it('says how to reach who placed it', async () => {
    open(soldOrder({ buyerEmail: 'olga@lindenhof.example', buyerPhone: '+49 431 5550147' }));
    const people = await region('Kunde und Zahlung');
    expect(people.getByRole('link', { name: 'olga@lindenhof.example' }).getAttribute('href')).toBe(
      'mailto:olga@lindenhof.example',
    );
    expect(people.getByRole('link', { name: '+49 431 5550147' }).getAttribute('href')).toBe(
      'tel:+494315550147',
    );
  });

  it('keeps a note of its own', async () => {
    const sent = open(soldOrder({ sellerNote: 'Ruft an' }));
    const note = await region('Eigene Notiz');
    expect(note.getByText('Ruft an')).toBeTruthy();
    await press('Notiz schreiben');
    const box = await screen.findByRole('textbox', { name: 'Eigene Notiz' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Hat bezahlt');
    await press('Speichern');
    await expect.poll(() => sent).toEqual([{ id: 'o1', version: 1, note: 'Hat bezahlt' }]);
  });

  it('has no steps left when it is over, in English, too', async () => {
    setLanguage('en');
    open(soldOrder({ status: 'completed', nextStatuses: [] }));
    expect(await screen.findByText('This order is closed.')).toBeTruthy();
  });
});
