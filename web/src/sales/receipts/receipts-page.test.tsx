import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { ReceiptsDocument, type ReceiptsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ReceiptsPage } from './receipts-page.tsx';

const receipt = {
  id: '01a1fadd-ac50-7430-998a-fc93bf35255c',
  number: 1857,
  type: 'Beleg',
  end: '2026-11-20T21:29:54.000Z',
  businessDay: '2026-11-20',
  unitId: 'unit-1',
  unitName: 'Markt',
  registerName: 'Theke',
  employeeName: 'Lena',
  gross: 3440,
  currency: 'EUR',
  zone: 'Europe/Berlin',
};
const unit = (id: string, name: string) => ({ id, name, type: 'branch', zone: 'Europe/Berlin' });

const open = (address: string, nodes: readonly object[] = [receipt], totalCount = nodes.length) => {
  const asked: ReceiptsQueryVariables[] = [];
  fakeGraphql([
    [
      OrganizationUnitsDocument,
      () => ({ organizationUnits: [unit('unit-1', 'Markt'), unit('unit-2', 'Park')] }),
    ],
    [
      ReceiptsDocument,
      (variables: ReceiptsQueryVariables) => {
        asked.push(variables);
        return {
          receipts: { nodes, totalCount, pageInfo: { endCursor: 'c1', hasNextPage: totalCount > 25 } },
        };
      },
    ],
  ]);
  renderScreen(<ReceiptsPage />, address);
  return asked;
};

const address = () => screen.getByLabelText('address').textContent;

afterEach(() => vi.unstubAllGlobals());

describe('list of receipts', () => {
  it('RCP-01 shows number, time in the zone of the branch, and amount as people write it', async () => {
    open('/manage/receipts');
    const row = (await screen.findByRole('link', { name: '1857' })).closest('tr');
    const cells = within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toContain('20.11.2026, 22:29');
    expect(cells.at(-1)?.replaceAll('\u00a0', ' ')).toBe('34,40 €');
  });

  it('takes its filters from the address and shows each as a chip', async () => {
    const asked = open('/manage/receipts?units=unit-2&from=2026-11-01&number=18');
    expect(await screen.findByRole('button', { name: 'Filter „ab 01.11.2026“ entfernen' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Filter „Park“ entfernen' })).toBeTruthy();
    expect(asked[0]?.filter).toEqual({ unitIds: ['unit-2'], from: '2026-11-01', to: null, number: '18' });
  });

  it('drops a filter with its chip, and starts at the first page again', async () => {
    open('/manage/receipts?from=2026-11-01&number=18&after=c9&page=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter „Nummer 18“ entfernen' }));
    expect(address()).toBe('/manage/receipts?from=2026-11-01');
  });

  it('writes a typed day into the address', async () => {
    open('/manage/receipts');
    await userEvent.type(screen.getByLabelText('Bis'), '21.11.2026{Enter}');
    expect(address()).toBe('/manage/receipts?to=2026-11-21');
  });

  it('searches for a typed number without a button', async () => {
    const asked = open('/manage/receipts');
    await userEvent.type(screen.getByLabelText('Belegnummer'), '42');
    await waitFor(() => expect(asked.at(-1)?.filter?.number).toBe('42'));
    expect(address()).toBe('/manage/receipts?number=42');
  });

  it('turns pages by cursor', async () => {
    open('/manage/receipts', [receipt], 60);
    expect(await screen.findByText('1–1 von 60')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(address()).toBe('/manage/receipts?after=c1&page=2');
  });

  it('says that a count beyond 10,000 is an estimate', async () => {
    open('/manage/receipts', [receipt], 15_358);
    expect(await screen.findByText('etwa 15.358 Belege')).toBeTruthy();
  });

  it('offers the first step while there is nothing at all', async () => {
    open('/manage/receipts', []);
    await userEvent.click(await screen.findByRole('button', { name: 'Kasse verbinden' }));
    expect(address()).toBe('/manage/receipts?setup=register');
  });

  it('offers to drop the filters while none matches', async () => {
    open('/manage/receipts?number=9', []);
    await userEvent.click(await screen.findByRole('button', { name: 'Alle Filter entfernen' }));
    expect(address()).toBe('/manage/receipts');
  });

  it('says what happened when it fails, and tries again', async () => {
    fakeGraphql([]);
    renderScreen(<ReceiptsPage />, '/manage/receipts');
    expect(await screen.findByText(/keine Verbindung hergestellt/)).toBeTruthy();
    fakeGraphql([
      [
        ReceiptsDocument,
        () => ({
          receipts: { nodes: [receipt], totalCount: 1, pageInfo: { endCursor: null, hasNextPage: false } },
        }),
      ],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: '1857' })).toBeTruthy();
  });

  it('says so when it is not allowed', async () => {
    fakeGraphql([
      [
        ReceiptsDocument,
        () => {
          throw { code: 'FORBIDDEN' };
        },
      ],
    ]);
    renderScreen(<ReceiptsPage />, '/manage/receipts');
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeTruthy();
  });
});
