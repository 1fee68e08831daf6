import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, test, vi } from 'vitest';
import {
  BeginTseArchiveDocument,
  TseArchiveDocument,
  TseArchiveFindingsDocument,
  TseArchivesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ArchivePage } from './archive-page.tsx';
import type { TseArchive } from './archives.queries.ts';
import { DeviceArchivesPanel } from './device-archives-panel.tsx';

const archive: TseArchive = {
  ...{
    id: 'a1',
    name: 'export.tar',
    zone: 'Europe/Berlin',
    securityDeviceId: 's1',
    serial: 'ab12'.repeat(16),
  },
  ...{ state: 'checked', verdict: 'doubtful', cause: null, size: 90_000_000, received: 90_000_000 },
  ...{ progress: 90_000_000, receivedAt: '2026-11-26T12:00:00.000Z', begunAt: '2026-11-26T11:59:00.000Z' },
  ...{
    checkedAt: '2026-11-26T12:01:00.000Z',
    senderName: 'Rita Vogel',
    sameAs: null,
    sha256: 'cd'.repeat(32),
  },
  ...{ receiptTransactions: 42_318, inCloud: 42_318, receipts: 42_321, isRemovable: false },
  ...{ logs: 84_640, verified: 84_640, transactions: 42_320, firstTransaction: 1, lastTransaction: 42_323 },
  ...{ firstAt: '2026-01-02T08:00:00.000Z', lastAt: '2026-11-26T11:00:00.000Z', clientIds: ['K1'] },
  counts: [{ finding: 'transactionMissing', count: 3, isDoubt: true }],
};

const gap = { transaction: null, counter: null, receiptId: null };

const open = (given: Partial<TseArchive> = {}, path = '/manage/data/securityDevices/s1/archives/a1') => {
  fakeGraphql([
    [TseArchiveDocument, () => ({ tseArchive: { ...archive, ...given } })],
    [TseArchivesDocument, () => ({ tseArchives: [{ ...archive, ...given }] })],
    [BeginTseArchiveDocument, () => ({ beginTseArchive: { id: 'a2', pieceSize: 4 } })],
    [
      TseArchiveFindingsDocument,
      () => ({
        tseArchiveFindings: [
          {
            ...{ position: 0, finding: 'transactionMissing', transaction: 17, counter: 34 },
            ...{ detail: '4711', receiptId: 'r1' },
          },
          { ...gap, position: 1, finding: 'counterGap', counter: 41, detail: '2' },
          { ...gap, position: 2, finding: 'transactionGap', transaction: 21, detail: '1' },
          { ...gap, position: 3, finding: 'certificateMissing', detail: '84640' },
          { ...gap, position: 4, finding: 'truncated', detail: '9' },
          { ...gap, position: 6, finding: 'certificateOutdated', detail: '2026-01-02 – 2026-01-03' },
          { ...gap, position: 5, finding: 'entryUnknown', detail: 'liesmich.txt' },
        ],
      }),
    ],
  ]);
  storeProfile({ userinfo: { sub: 'rita', role: 'owner', given_name: 'Rita' }, me: {} });
  takeStoredProfile();
  renderScreen(
    <Routes>
      <Route
        path="/manage/data/securityDevices/:securityDeviceId/archives/:archiveId"
        element={<ArchivePage />}
      />
      <Route
        path="/manage/data/securityDevices/s1"
        element={<DeviceArchivesPanel securityDeviceId="s1" serial="ab12" />}
      />
    </Routes>,
    path,
  );
};

afterEach(() => vi.unstubAllGlobals());

it('FIS-06: says how many are in the cloud, and which receipt names a transaction that the archive lacks', async () => {
  open();
  await screen.findByText(
    '42.318 von 42.318 Vorgängen sind in der Cloud. 3 Belege nennen einen Vorgang, den das Archiv nicht enthält.',
  );
  const findings = within(await screen.findByRole('region', { name: 'Befunde' }));
  expect((await findings.findByRole('link', { name: 'Zum Beleg 4711' })).getAttribute('href')).toBe(
    '/manage/receipts/r1',
  );
  for (const told of [
    'Im Signaturzähler fehlen Nummern.Signaturzähler 412 Nummern fehlen.',
    'Es fehlen Transaktionsnummern.Transaktion 21Eine Nummer fehlt.',
    'Ein Zertifikat fehlt, das zur Prüfung nötig ist.84.640 Signaturen sind ungeprüft.',
    'Das Archiv bricht ab, oder hinter ihm steht etwas, das nicht dazugehört.Nach 9 Dateien',
    'Es wurde signiert, als das Zertifikat noch nicht oder nicht mehr galt.02.01.2026 – 03.01.2026',
    'Eine Datei gehört nicht in ein TSE-Archiv.liesmich.txt',
  ])
    expect(findings.getAllByRole('listitem').map((item) => item.textContent)).toContain(told);
  screen.getByText('84.640 von 84.640');
  screen.getByText('90 MB');
  screen.getByRole('button', { name: 'Archiv herunterladen' });
  expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull();
});

test.each<[string, Partial<TseArchive>, string]>([
  [
    'one in order',
    { verdict: 'sound', counts: [] },
    'Alle Signaturen stimmen, und nichts fehlt. 42.318 von 42.318 Vorgängen sind in der Cloud.',
  ],
  [
    'one that is none',
    { verdict: 'unreadable', cause: 'notTar', inCloud: null, counts: [], isRemovable: true },
    'Die Datei ist kein TAR-Archiv. Exportieren Sie die Daten der TSE an der Kasse noch einmal.',
  ],
  [
    'one of another device',
    { verdict: 'unreadable', cause: 'otherDevice', inCloud: null, counts: [], isRemovable: true },
    'Dieses Archiv stammt von einer anderen TSE. Laden Sie es auf deren Seite hoch.',
  ],
])('%s is told in a sentence', async (_what, given, sentence) => {
  open(given);
  await screen.findByText(sentence);
});

it('one that is being read says how far it is', async () => {
  open({ state: 'checking', verdict: null, progress: 45_000_000, counts: [], inCloud: null });
  await screen.findByText('Wird geprüft: 50 %');
});

it('the page of the device leads to its archives, and takes new ones piece after piece', async () => {
  open({}, '/manage/data/securityDevices/s1');
  expect((await screen.findByRole('link', { name: /26\.11\.2026/ })).getAttribute('href')).toBe(
    '/manage/data/securityDevices/s1/archives/a1',
  );
  screen.getByText('export.tar');
  const answer = globalThis.fetch;
  const pieces: string[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (!input.startsWith('/api/')) return answer(input, init);
    pieces.push(input);
    return Promise.resolve(Response.json({}));
  });
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('Archiv hochladen', { selector: 'input' }), file);
  await choose(new File([], 'leer.tar'));
  await screen.findByText(/^Diese Datei ist leer/);
  expect(pieces).toEqual([]);
  await choose(new File(['123456'], 'export.tar'));
  await screen.findByText('Das Archiv ist da und wird jetzt geprüft.');
  expect(pieces).toEqual(['/api/tse-archives/a2/0', '/api/tse-archives/a2/4']);
});
