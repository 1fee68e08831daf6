import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChooseTakeOverDocument, TakeOverOfferDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { TakeOverPanel } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const offer = {
  deviceId: 'd1',
  deviceName: 'Theke',
  unitName: 'Gasthaus',
  state: 'waiting',
  isBranchEmpty: true,
  culprits: [] as object[],
  chosenByName: null,
  endedAt: null,
  counts: [
    { entity: 'vat', received: 2, fresh: 0, matching: 2, faulty: 0 },
    { entity: 'article', received: 1200, fresh: 1199, matching: 0, faulty: 1 },
  ],
  faulty: [
    {
      entity: 'article',
      key: '7',
      name: 'Kaputt',
      faults: [{ path: 'ean', code: 'GTIN_CHECK_DIGIT', parameters: null }],
    },
  ],
};

const open = (given: object | null) => {
  const asked: object[] = [];
  fakeGraphql([
    [TakeOverOfferDocument, () => ({ takeOverOffer: given })],
    [
      ChooseTakeOverDocument,
      (variables: object) => {
        asked.push(variables);
        return { chooseTakeOver: { isSuccess: true, message: null, modelId: 'd1' } };
      },
    ],
  ]);
  renderScreen(<TakeOverPanel deviceId="d1" />);
  return asked;
};

describe('a register that held data before it was linked (contract 9)', () => {
  it('shows what would become of it, and why records stay behind', async () => {
    open(offer);
    const figures = within(await screen.findByRole('table', { name: 'Was übernommen wird' }));
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(figures.getByRole('row', { name: /Artikel/ }))).toEqual(['1.200', '1.199', '0', '1']);
    expect(screen.getByText(/^Kaputt – EAN: /)).toBeTruthy();
  });

  it.each([
    ['takeOver', 'Daten der Kasse übernehmen', '1.199 Datensätze werden in Gasthaus angelegt.'],
    ['replace', 'Daten der Cloud verwenden', 'Die Kasse verwirft ihre 1.202 Datensätze'],
  ])('is decided once its outcome was told: %s', async (choice, button, outcome) => {
    const asked = open(offer);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: `${button}?` }));
    expect(dialog.getByText(new RegExp(outcome))).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(asked).toEqual([{ deviceId: 'd1', choice }]));
  });

  it('can only give way where the branch has data already', async () => {
    const first = [{ id: 'p1', name: 'Bar' }];
    open({ ...offer, isBranchEmpty: false, culprits: [{ entity: 'printer', count: 3, first }] });
    const takeOver = await screen.findByRole('button', { name: 'Daten der Kasse übernehmen' });
    expect((takeOver as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/Gasthaus hat schon eigene/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Drucker: Bar und 2 weitere',
    );
    expect(screen.getByRole('link', { name: 'Bar' }).getAttribute('href')).toContain('p1');
  });

  it.each([
    ['uploading', /sendet sie gerade/],
    ['running', /werden übernommen …/],
    ['takenOver', /Olga hat die Daten der Kasse übernommen/],
  ])('says how far it is: %s', async (state, words) => {
    open({ ...offer, state, chosenByName: 'Olga' });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
