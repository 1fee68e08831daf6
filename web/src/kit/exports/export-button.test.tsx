import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ExportDocument,
  StartExportDocument,
  type StartExportMutationVariables,
} from '../graphql/generated/pos/graphql.ts';
import { RequestError } from '../graphql/index.ts';
import { fakeGraphql } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ExportButton } from './export-button.tsx';
import type { ExportOffer } from './export-offer.ts';

const offer: ExportOffer = {
  sources: [
    { source: 'receipts', label: 'Eine Zeile je Beleg' },
    { source: 'receiptLines', label: 'Eine Zeile je Position' },
  ],
  filter: { conditions: [] },
  counted: '1.234 Belege',
  shown: 1234,
  description: 'Suche „7,90“, Filialen',
};

const facts = (given: object = {}) => ({
  __typename: 'Export',
  ...{ id: 'e1', source: 'receipts', title: 'Belege', format: 'xlsx', description: '', state: 'done' },
  ...{ shown: 1234, total: 1234, done: 1234, rows: 1234, size: 5, failure: null, userName: 'Olga' },
  ...{ isOwn: true, mayEnd: true, createdAt: '2026-11-21T10:00:00Z', endedAt: null, expiresAt: null },
  ...given,
});

const asked: StartExportMutationVariables[] = [];
let follow = facts();

const open = (begun: object, given: Partial<ExportOffer> = {}) => {
  asked.length = 0;
  fakeGraphql([
    [
      StartExportDocument,
      (variables: StartExportMutationVariables) => {
        asked.push(variables);
        return { startExport: begun };
      },
    ],
    [ExportDocument, () => ({ export: follow })],
  ]);
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) =>
    String(input).startsWith('/api/exports/files/')
      ? new Response('bytes', {
          headers: { 'content-disposition': "attachment; filename*=UTF-8''Belege.xlsx" },
        })
      : others(input, init),
  );
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  renderScreen(<ExportButton offer={{ ...offer, ...given }} />, '/manage/receipts');
  return userEvent.setup();
};

const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Exportieren' }));
  return screen.findByRole('dialog', { name: 'Exportieren' });
};

afterEach(() => vi.unstubAllGlobals());

describe('the dialog of an export', () => {
  it('says what the file will hold, and by what it is filtered', async () => {
    const dialog = await openDialog(open(facts()));
    expect(within(dialog).getByText('1.234 Belege')).toBeTruthy();
    expect(within(dialog).getByText('Gefiltert nach: Suche „7,90“, Filialen')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Alle Exporte' }).getAttribute('href')).toBe(
      '/manage/exports',
    );
  });

  it('says that nothing is filtered, and asks for no content where there is one', async () => {
    const dialog = await openDialog(open(facts(), { description: '', sources: [{ source: 'articles' }] }));
    expect(within(dialog).getByText('Alles, ohne Filter')).toBeTruthy();
    expect(within(dialog).queryByRole('group', { name: 'Inhalt' })).toBeNull();
  });

  it('asks for what was chosen with the filter of the screen, and downloads what is short at once', async () => {
    const user = open(facts());
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('radio', { name: 'Eine Zeile je Position' }));
    await user.click(within(dialog).getByRole('radio', { name: /CSV/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Exportieren' }));
    expect(await screen.findByText('Belege.xlsx wurde heruntergeladen.')).toBeTruthy();
    expect(asked).toMatchObject([
      {
        input: {
          source: 'receiptLines',
          format: 'csv',
          filter: '{"conditions":[]}',
          shown: 1234,
          description: 'Suche „7,90“, Filialen',
          language: 'de',
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why nothing was begun, and stays', async () => {
    const user = open(facts());
    fakeGraphql([
      [
        StartExportDocument,
        () => {
          throw new RequestError('TOO_MANY_REQUESTS');
        },
      ],
    ]);
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: 'Exportieren' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
  });
});

describe('a long export', () => {
  it('is followed while somebody goes on working, and offers its file at the end', async () => {
    follow = facts({ state: 'running', total: 200_000, done: 50_000 });
    const user = open(facts({ state: 'queued', total: null, done: 0 }));
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: 'Exportieren' }));
    expect(await screen.findByText(/Belege: 25.% exportiert\. Sie können weiterarbeiten\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Exporte ansehen' })).toBeTruthy();
  });

  it('that is done offers its file', async () => {
    follow = facts({ rows: 200_000 });
    const user = open(facts({ state: 'queued', total: null, done: 0 }));
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: 'Exportieren' }));
    expect(await screen.findByText('Belege: Die Datei ist fertig (200.000 Zeilen).')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Herunterladen' }));
    expect(await screen.findByText('Belege.xlsx wurde heruntergeladen.')).toBeTruthy();
  });
});
