import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ArchiveBackupsDocument,
  BackupDocument,
  BackupPoliciesDocument,
  BackupSpaceDocument,
  BackupsDocument,
  DeleteBackupsDocument,
  SaveBackupPolicyDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { BackupPage } from './backup-page.tsx';
import type { Backup } from './backups.queries.ts';
import { BackupsPage } from './backups-page.tsx';

const backup: Backup = {
  ...{ id: 'b1', fileName: 'kasse.sqlite', registerName: 'Theke', unitName: 'Markt', zone: 'Europe/Berlin' },
  ...{ category: 'database', state: 'active', size: 2_500_000, received: 2_500_000, previousSize: 2_000_000 },
  ...{ startedAt: '2026-11-27T02:00:00.000Z', endedAt: '2026-11-27T02:00:02.000Z', fault: null },
  ...{ deviceId: 'd1', posSerial: 'ABC-1', contentType: 'application/vnd.sqlite3', policyDays: 30 },
  ...{ filePath: 'backups/t/b1', sha256: 'ab'.repeat(32), processingMs: 2_000, receivedAt: null },
  ...{ verifiedAt: '2026-11-27T02:01:00.000Z', archivedAt: null, deletedAt: null },
  trend: [
    { id: 'b0', size: 2_000_000, endedAt: '2026-11-26T02:00:02.000Z' },
    { id: 'b1', size: 2_500_000, endedAt: '2026-11-27T02:00:02.000Z' },
  ],
};

const open = (
  path: string,
  given: Partial<Backup> = {},
  outcome = (ids: readonly string[]) => ({ done: [...ids], failed: [] as string[] }),
  policies = () => [{ category: 'database', days: 30 }],
  takenBytes = 1_230_000_000,
) => {
  const asked: unknown[] = [];
  const work = (name: string) => (variables: { ids: readonly string[] }) => {
    asked.push([name, variables.ids]);
    return { [name]: outcome(variables.ids) };
  };
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [
      BackupsDocument,
      () => ({
        backups: {
          nodes: [
            { ...backup, ...given },
            {
              ...backup,
              id: 'b2',
              fileName: 'bar.sqlite',
              state: 'uploading',
              received: 1_000_000,
              previousSize: null,
            },
          ],
          pageInfo: { endCursor: null, hasNextPage: false },
          totalCount: 2,
        },
      }),
    ],
    [
      BackupSpaceDocument,
      () => ({ backups: { takenBytes, largestBytes: 2_000_000_000, maxBytes: 100_000_000_000 } }),
    ],
    [BackupDocument, () => ({ backup: { ...backup, ...given } })],
    [BackupPoliciesDocument, () => ({ backupPolicies: policies() })],
    [ArchiveBackupsDocument, work('archiveBackups')],
    [DeleteBackupsDocument, work('deleteBackups')],
    [
      SaveBackupPolicyDocument,
      (variables: object) => {
        asked.push(variables);
        return { saveBackupPolicy: { isSuccess: true, message: null, modelId: null } };
      },
    ],
  ]);
  renderScreen(
    <Routes>
      <Route path="/setting/backups" element={<BackupsPage />} />
      <Route path="/setting/backups/:backupId" element={<BackupPage />} />
    </Routes>,
    path,
  );
  return asked;
};

describe('the list of backups', () => {
  it('BAK-01, BAK-03: tells how each stands, and how its size has changed', async () => {
    open('/setting/backups');
    const row = (await screen.findByText('kasse.sqlite')).closest('tr') as HTMLElement;
    for (const words of ['Aktiv', 'Datenbank', 'Theke', '2,5 MB', '+25 %'])
      expect(within(row).getByText(words)).toBeTruthy();
    expect(screen.getByText('Wird hochgeladen, 40 %')).toBeTruthy();
  });

  it('BAK-03: writes shares as the reader does', async () => {
    act(() => setLanguage('en'));
    open('/setting/backups');
    const row = (await screen.findByText('kasse.sqlite')).closest('tr') as HTMLElement;
    expect(within(row).getByText('+25%')).toBeTruthy();
    expect(screen.getByText('Uploading, 40%')).toBeTruthy();
    act(() => setLanguage('de'));
  });

  it('BAK-04: archives what is chosen, and says so; what is being uploaded cannot be chosen', async () => {
    const asked = open('/setting/backups');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /kasse\.sqlite/ }));
    expect(screen.queryByRole('checkbox', { name: /bar\.sqlite/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Archivieren' }));
    expect(await screen.findByText('1 Sicherung archiviert.')).toBeTruthy();
    expect(asked).toEqual([['archiveBackups', ['b1']]]);
  });

  it('BAK-05: how long they are kept can be said', async () => {
    const asked = open('/setting/backups');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Aufbewahrung' }));
    const days = await screen.findByRole('textbox', { name: 'Datenbank: Tage' });
    await user.clear(days);
    await user.type(days, '0');
    expect(screen.getByRole('button', { name: 'Speichern' })).toHaveProperty('disabled', true);
    await user.clear(days);
    await user.type(days, '60');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Aufbewahrung gespeichert.')).toBeTruthy();
    expect(asked).toEqual([{ category: 'database', days: 60 }]);
  });
});

describe('the room that backups take', () => {
  it.each([
    [1_230_000_000, '1,3 GB von 100 GB sind belegt.', null],
    [80_000_000_000, /^80 GB von 100 GB sind belegt\. Ist kein Platz mehr/, 'alert'],
    [98_100_000_000, /von 2 GB, so groß wie Ihre größte, reicht der Platz nicht mehr/, 'alert'],
  ])('%d bytes', async (bytes, words, role) => {
    open('/setting/backups', {}, undefined, undefined, bytes);
    const shown = await screen.findByText(words);
    expect(shown.closest('[role]')?.getAttribute('role') === 'alert').toBe(role === 'alert');
  });
});

describe('how long backups are kept', () => {
  it('where that cannot be read, says so and lets nothing be saved', async () => {
    open('/setting/backups', {}, undefined, () => {
      throw new Error('broken');
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Aufbewahrung' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Speichern' })).toHaveProperty('disabled', true);
  });
});

describe('the page of a backup', () => {
  it('BAK-02: shows all that is known of it', async () => {
    open('/setting/backups/b1');
    for (const words of [
      'ABC-1',
      'application/vnd.sqlite3',
      '30 Tage',
      'backups/t/b1',
      '2 s',
      'ab'.repeat(32),
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Herunterladen' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull();
    expect(screen.getAllByRole('listitem', { name: /MB/ })).toHaveLength(2);
  });

  it('BAK-05, ERR-21: an archived one is deleted after a question; what fails is told', async () => {
    const asked = open('/setting/backups/b1', { state: 'archived' }, (ids) => ({
      done: [],
      failed: [...ids],
    }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Löschen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('Eine oder mehrere Dateien konnten nicht gelöscht werden.')).toBeTruthy();
    expect(asked).toEqual([['deleteBackups', ['b1']]]);
  });

  it('ERR-22: a task that does not come to an end is told', async () => {
    open('/setting/backups/b1', {}, () => {
      throw new Error('broken');
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Archivieren' }));
    expect(await screen.findByText('Die Aufgabe konnte nicht abgeschlossen werden.')).toBeTruthy();
  });

  it('what is damaged says so', async () => {
    open('/setting/backups/b1', { fault: 'damaged' });
    expect(await screen.findByText(/lässt sich nichts wiederherstellen/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Herunterladen' })).toBeTruthy();
  });

  it('what is missing is not offered to be downloaded', async () => {
    open('/setting/backups/b1', { fault: 'missing' });
    await screen.findByText(/lässt sich nichts wiederherstellen/);
    expect(screen.queryByRole('button', { name: 'Herunterladen' })).toBeNull();
  });
});
