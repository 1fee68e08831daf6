import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  AcceptProposalDocument,
  ProposalsDocument,
  RefuseProposalDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ProposalGroup } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const field = { field: 'price', base: '280', current: '280', proposed: '300', isConflict: false };
const proposal = {
  id: 'p1',
  entity: 'article',
  recordId: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  recordName: 'Espresso',
  currentVersion: 3,
  isOutdated: false,
  unitName: 'Gasthaus',
  recordUnitIds: ['u1'] as string[] | null,
  deviceName: 'Theke',
  madeAt: '2026-11-21T10:00:00.000Z',
  fields: [field],
};

const unit = { type: 'branch', status: 1, zone: 'Europe/Berlin', currency: 'EUR', country: 'DE' };
const units = ['Gasthaus', 'Biergarten'].map((name, index) => ({ ...unit, id: `u${index + 1}`, name }));

const open = (nodes: readonly object[], answer: object = { isSuccess: true, message: null, faults: [] }) => {
  const asked: object[] = [];
  const decided = (key: string) => (variables: object) => {
    asked.push({ [key]: variables });
    return { [key]: answer };
  };
  const pageInfo = { endCursor: null, hasNextPage: false };
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: units })],
    [ProposalsDocument, () => ({ proposals: { nodes, totalCount: nodes.length, pageInfo } })],
    [AcceptProposalDocument, decided('acceptProposal')],
    [RefuseProposalDocument, decided('refuseProposal')],
  ]);
  renderScreen(<ProposalGroup />);
  return asked;
};

const card = async () => within(await screen.findByRole('listitem', { name: /Espresso/ }));
const cells = async () =>
  (await card()).getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('edits made at registers (contract 9)', () => {
  it.each([
    [['u1'], null],
    [['u1', 'u2'], 'Gilt nach dem Übernehmen in allen Filialen des Eintrags: Gasthaus, Biergarten.'],
    [null, 'Gilt nach dem Übernehmen in allen Filialen.'],
  ])('tell where they will count: %j', async (recordUnitIds, words) => {
    open([{ ...proposal, recordUnitIds }]);
    const shown = await card();
    if (words === null) expect(shown.queryByText(/^Gilt nach dem Übernehmen/)).toBeNull();
    else expect(await shown.findByText(words)).toBeTruthy();
  });

  it('show what was and what is proposed, as people write it, and are accepted over what was seen', async () => {
    const asked = open([proposal]);
    expect(await cells()).toEqual(['2,80 €', '3,00 €']);
    await userEvent.click((await card()).getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(asked).toEqual([{ acceptProposal: { id: 'p1', version: 3 } }]));
    expect(await screen.findByText('Die Änderung an „Espresso“ ist übernommen.')).toBeTruthy();
  });

  it('stand beside what was changed in the cloud meanwhile', async () => {
    open([{ ...proposal, isOutdated: true, fields: [{ ...field, current: '290', isConflict: true }] }]);
    expect(await cells()).toEqual(['2,80 €', '2,90 €', '3,00 €']);
    expect((await card()).getByText('beide geändert')).toBeTruthy();
  });

  it('say why they cannot be accepted', async () => {
    const faults = [{ path: 'ean', code: 'GTIN_CHECK_DIGIT', parameters: null }];
    open([proposal], { isSuccess: false, message: null, faults });
    await userEvent.click((await card()).getByRole('button', { name: 'Übernehmen' }));
    expect(await screen.findByText(/So lässt sich die Änderung nicht übernehmen\. EAN: /)).toBeTruthy();
  });

  it('are refused with a reason for the register', async () => {
    const asked = open([proposal]);
    await userEvent.click((await card()).getByRole('button', { name: 'Ablehnen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Änderung an „Espresso“ ablehnen?' }));
    await userEvent.type(dialog.getByLabelText('Grund'), 'zu teuer');
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await waitFor(() => expect(asked).toEqual([{ refuseProposal: { id: 'p1', reason: 'zu teuer' } }]));
  });

  it('of a deleted record can only be refused', async () => {
    open([{ ...proposal, currentVersion: null }]);
    expect((await card()).queryByRole('button', { name: 'Übernehmen' })).toBeNull();
    expect((await card()).getByText(/Der Datensatz ist gelöscht/)).toBeTruthy();
  });

  it('are nothing to see when there are none', async () => {
    open([]);
    await waitFor(() => expect(screen.queryByRole('status', { busy: true })).toBeNull());
    expect(screen.queryByText('Änderungen an den Kassen')).toBeNull();
  });

  it('that cannot be loaded say so under their title, beside whatever else failed', async () => {
    fakeGraphql([
      [
        ProposalsDocument,
        () => {
          throw new RequestError('INTERNAL');
        },
      ],
    ]);
    renderScreen(<ProposalGroup />);
    const panel = within(await screen.findByRole('region', { name: 'Änderungen an den Kassen' }));
    expect(panel.getByRole('alert')).toBeTruthy();
  });
});
