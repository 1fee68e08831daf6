import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  RemoveUpdatePriceDocument,
  SaveUpdatePriceDocument,
  UpdatePricesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { UpdatePricesPage } from './update-prices-page.tsx';

const place = {
  ...{ appType: 'gastro', licenceType: 'basic', isUpgrade: false },
  ...{ mainVersion: 6, fromVersion: 5 },
};
const update = { ...place, id: 'gastro/basic/6/5', price: 14_900, version: 3 };
const upgrade = {
  ...{ ...place, appType: 'retail', isUpgrade: true, fromVersion: 6 },
  ...{ id: 'retail/basic/1006/6', price: 39_900, version: 1 },
};

/** A server that keeps what it is sent; `refusal` refuses it. */
const open = (query = '', refusal?: object) => {
  const sent: unknown[] = [];
  const answer = (variables: unknown) => {
    sent.push(variables);
    if (refusal) throw refusal;
    return { isSuccess: true, message: null, modelId: 'x' };
  };
  fakeGraphql([
    [UpdatePricesDocument, () => ({ licenceUpdatePrices: [update, upgrade] })],
    [SaveUpdatePriceDocument, (variables: unknown) => ({ saveLicenceUpdatePrice: answer(variables) })],
    [RemoveUpdatePriceDocument, (variables: unknown) => ({ removeLicenceUpdatePrice: answer(variables) })],
  ]);
  renderScreen(<UpdatePricesPage />, `/manage/e-commerce/catalogue/update-prices${query}`);
  return sent;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string, text: string) => {
  const box = await screen.findByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('API-25: the price list of updates', () => {
  it('shows what each update and upgrade costs', async () => {
    open();
    const gastro = within(await screen.findByRole('table', { name: 'Gastro' }));
    expect(gastro.getByRole('row', { name: /Gastro Basic 5/ }).textContent?.replaceAll(/\s/g, ' ')).toContain(
      'Gastro Basic 5Gastro Basic 6Update149,00 €',
    );
    const retail = within(screen.getByRole('table', { name: 'Retail' }));
    expect(retail.getByRole('row', { name: /Retail Basic 6/ }).textContent).toContain(
      'Retail Professional 6Upgrade',
    );
  });

  it('is changed over the version that was looked at', async () => {
    const sent = open();
    await press('Preis ändern: Gastro Basic 5 → Gastro Basic 6');
    await type('Preis netto', '129,50');
    await press('Speichern');
    expect(
      await screen.findByText('Der Preis „Gastro Basic 5 → Gastro Basic 6“ gilt ab sofort.'),
    ).toBeTruthy();
    expect(sent).toEqual([{ place, price: 12_950, version: 3 }]);
  });

  it('takes a new price, and tells faults at their fields', async () => {
    const sent = open('?edit=new');
    await userEvent.click(await screen.findByRole('radio', { name: 'Professional' }));
    await type('Von Version', '6');
    await type('Auf Version', '6');
    await press('Speichern');
    expect(await screen.findByText('Bitte geben Sie einen Preis ein; 0 für geschenkt.')).toBeTruthy();
    await type('Preis netto', '0');
    await press('Speichern');
    expect(await screen.findByText(/Die neue Version muss höher sein/)).toBeTruthy();
    expect(sent).toEqual([]);
    await type('Auf Version', '7');
    await press('Speichern');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      {
        place: { ...place, licenceType: 'professional', fromVersion: 6, mainVersion: 7 },
        price: 0,
        version: null,
      },
    ]);
  });

  it('says where a price is listed already', async () => {
    const parameters = { field: 'fromVersion', message: 'PRICE_LISTED' };
    open('?edit=new', { code: 'INVALID_INPUT', parameters });
    await type('Von Version', '5');
    await type('Auf Version', '6');
    await type('Preis netto', '1');
    await press('Speichern');
    expect(
      await screen.findByText('Diesen Preis gibt es schon. Bitte ändern Sie ihn in der Liste.'),
    ).toBeTruthy();
  });

  it('loses a price that is removed', async () => {
    const sent = open('?edit=gastro/basic/6/5');
    await press('Entfernen');
    await waitFor(() => expect(sent).toEqual([{ place, version: 3 }]));
  });

  it('speaks English', async () => {
    setLanguage('en');
    open('?edit=new');
    expect(await screen.findByRole('dialog', { name: 'New update price' })).toBeTruthy();
  });
});
