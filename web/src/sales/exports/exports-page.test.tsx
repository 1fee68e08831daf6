import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SavedViewsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  CancelExportDocument,
  ExportsDocument,
  RemoveExportDocument,
  RetryExportDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ExportsPage } from './exports-page.tsx';

const facts = (given: object = {}) => ({
  __typename: 'Export',
  ...{ id: 'e1', source: 'receipts', title: 'Belege', format: 'csv', description: '', state: 'done' },
  ...{ shown: 1234, total: 1234, done: 1234, rows: 1234, size: 2_345_678, failure: null },
  ...{ userName: 'Olga Lindner', isOwn: true, mayEnd: true, createdAt: '2026-11-21T10:00:00.000Z' },
  ...{ endedAt: '2026-11-21T10:00:10.000Z', expiresAt: '2026-11-28T10:00:10.000Z' },
  ...given,
});

const asked: string[] = [];

const open = (...nodes: readonly object[]) => {
  asked.length = 0;
  const answer = (name: string) => (variables: { readonly id: string }) => {
    asked.push(`${name} ${variables.id}`);
    const result = { isSuccess: true, message: null, modelId: variables.id };
    return { cancelExport: facts(), retryExport: facts(), removeExport: result };
  };
  fakeGraphql([
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [
      ExportsDocument,
      () => ({
        exports: { totalCount: nodes.length, pageInfo: { endCursor: null, hasNextPage: false }, nodes },
      }),
    ],
    [CancelExportDocument, answer('cancel')],
    [RetryExportDocument, answer('retry')],
    [RemoveExportDocument, answer('remove')],
  ]);
  renderScreen(<ExportsPage />, '/manage/exports');
  return userEvent.setup();
};

const row = async (name: string) => {
  const title = await screen.findByText(name);
  return within(title.closest('tr') as HTMLElement);
};

afterEach(() => vi.unstubAllGlobals());

describe('the list of exports', () => {
  it('shows a file that is ready: what, how much, by whom, until when', async () => {
    open(facts({ description: 'Suche „7,90“' }));
    const shown = await row('Belege (CSV)');
    expect(shown.getByText('Suche „7,90“')).toBeTruthy();
    expect(shown.getByText('Fertig')).toBeTruthy();
    expect(shown.getByText('1.234 Zeilen, 2,3 MB')).toBeTruthy();
    expect(shown.getByText('Olga Lindner')).toBeTruthy();
    expect(shown.getByText(/^Herunterladen bis 28\.11\.2026/)).toBeTruthy();
    expect(shown.queryByText(/Auf dem Bildschirm/)).toBeNull();
  });

  it('tells what the screen counted where that was something else', async () => {
    open(facts({ shown: 1230, rows: 4000, title: 'Belegpositionen' }));
    const shown = await row('Belegpositionen (CSV)');
    expect(shown.getByText('4.000 Zeilen, 2,3 MB')).toBeTruthy();
    expect(shown.getByText('1.234 gezählt')).toBeTruthy();
    expect(shown.getByText('Auf dem Bildschirm standen 1.230')).toBeTruthy();
  });

  it('shows how far one is, and ends it', async () => {
    const user = open(facts({ state: 'running', done: 250_000, total: 1_000_000, expiresAt: null }));
    const shown = await row('Belege (CSV)');
    expect(
      shown.getByRole('progressbar', { name: 'Fortschritt: Belege' }).getAttribute('aria-valuenow'),
    ).toBe('25');
    expect(shown.getByText('250.000 von 1.000.000')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Abbrechen: Belege (CSV)' }));
    await waitFor(() => expect(asked).toEqual(['cancel e1']));
  });

  it('says in words why one failed, and begins it again', async () => {
    const user = open(facts({ state: 'failed', failure: 'noSpace', expiresAt: null }));
    const shown = await row('Belege (CSV)');
    expect(shown.getByText('Fehlgeschlagen')).toBeTruthy();
    expect(shown.getByText(/kein Platz mehr frei/)).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Noch einmal: Belege (CSV)' }));
    await waitFor(() => expect(asked).toEqual(['retry e1']));
  });

  it('asks before it deletes one', async () => {
    const user = open(facts());
    const shown = await row('Belege (CSV)');
    await user.click(shown.getByRole('button', { name: 'Löschen: Belege (CSV)' }));
    expect(asked).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Export löschen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(asked).toEqual(['remove e1']));
    expect(await screen.findByText('Der Export wurde gelöscht.')).toBeTruthy();
  });

  it('of others offers the file and nothing else', async () => {
    open(facts({ isOwn: false, mayEnd: false }));
    const shown = await row('Belege (CSV)');
    expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(['Herunterladen']);
  });

  it('says where exports are begun while there are none', async () => {
    open();
    expect(await screen.findByText('Noch keine Exporte')).toBeTruthy();
    expect(screen.getByText(/„Exportieren“/)).toBeTruthy();
  });
});
