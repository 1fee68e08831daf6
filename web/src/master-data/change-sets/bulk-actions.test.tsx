import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printer, printerWords } from '@tresen/domain/master-data/printers';
import { expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ChangeSetDocument,
  PreviewChangeDocument,
  PreviewChangeRowsDocument,
  StartChangeDocument,
  UndoChangeSetDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { BulkActions } from './bulk-actions.tsx';
import type { ChangedRecord, ChangeSet } from './change-sets.queries.ts';

const rowOf = (index: number): ChangedRecord => ({
  recordId: `p${index}`,
  name: `Drucker ${index}`,
  outcome: 'changed',
  faults: [],
  changes: [{ field: 'copies', old: '1', new: '2', oldName: null, newName: null }],
});
const refused: ChangedRecord = {
  recordId: 'used',
  name: 'Theke',
  outcome: 'faulty',
  faults: [{ path: '', code: 'IN_USE', parameters: '{"article":4}' }],
  changes: [],
};
const done: ChangeSet = {
  id: 's1',
  kind: 'bulk',
  entity: 'printer',
  state: 'done',
  description: 'Exemplare: 2',
  undoOf: null,
  undoneBy: null,
  total: 61,
  changed: 60,
  unchanged: 0,
  faulty: 1,
  changedSince: 0,
  gone: 0,
  actorName: 'Olga Lindner',
  createdAt: '2026-11-21T08:15:00.000Z',
  endedAt: '2026-11-21T08:15:02.000Z',
};

interface Started {
  readonly requestKey: string;
  readonly seenSeq: string;
  readonly change: string;
}

/** Sixty printers that can be changed, the first fifty with the preview, and one that cannot. */
const open = (startAnswers: readonly ('lost' | 'ok')[] = ['ok']) => {
  const sent = { started: [] as Started[], undone: [] as unknown[] };
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [
      PreviewChangeDocument,
      () => ({
        previewChange: {
          ...{ total: 61, changed: 60, unchanged: 0, faulty: 1, seenSeq: '17' },
          faultyRows: [refused],
          changedRows: Array.from({ length: 50 }, (_, index) => rowOf(index)),
        },
      }),
    ],
    [
      PreviewChangeRowsDocument,
      ({ after }: { after: string }) => ({
        previewChangeRows: after === 'p49' ? Array.from({ length: 10 }, (_, index) => rowOf(50 + index)) : [],
      }),
    ],
    [
      StartChangeDocument,
      (variables: Started) => {
        const answer = startAnswers[sent.started.length] ?? 'ok';
        sent.started.push(variables);
        if (answer === 'lost') throw { code: 'INTERNAL' };
        return { startChange: { isSuccess: true, message: null, modelId: 's1' } };
      },
    ],
    [ChangeSetDocument, ({ id }: { id: string }) => ({ changeSet: { ...done, id } })],
    [
      UndoChangeSetDocument,
      (variables: unknown) => {
        sent.undone.push(variables);
        return { undoChangeSet: { isSuccess: true, message: null, modelId: 's2' } };
      },
    ],
  ]);
  const onStarted = vi.fn();
  renderScreen(
    <BulkActions entity={printer} words={printerWords} target={{ ids: ['p1'] }} onStarted={onStarted} />,
    '/manage/data/printers',
  );
  return { sent, onStarted };
};

const choose = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ändern' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

it('a kind of record has its bulk changes from its fields', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ändern' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Anderes Feld ändern',
    'Aktiv setzen',
    'Inaktiv setzen',
  ]);
});

it('shows beforehand what happens, those that cannot be changed first, and further ones on demand', async () => {
  open();
  await choose('Inaktiv setzen');
  const dialog = await screen.findByRole('dialog', { name: 'Inaktiv setzen: Drucker' });
  expect(await within(dialog).findByText('60 werden geändert')).toBeTruthy();
  const rows = () => within(dialog).getAllByRole('row').slice(1);
  expect(rows()[0]?.textContent).toBe('ThekeWird verwendet: 4 Artikel.');
  expect(rows()).toHaveLength(51);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Weitere zeigen' }));
  await waitFor(() => expect(rows()).toHaveLength(61));
  expect(within(dialog).queryByRole('button', { name: 'Weitere zeigen' })).toBeNull();
});

it('starts once: a second try after a lost answer is the same start, with what the preview saw', async () => {
  const { sent, onStarted } = open(['lost']);
  await choose('Aktiv setzen');
  await userEvent.click(await screen.findByRole('button', { name: '60 ändern' }));
  await waitFor(() => expect(sent.started).toHaveLength(1));
  expect(onStarted).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: '60 ändern' }));
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  expect(sent.started.map(({ seenSeq }) => seenSeq)).toEqual(['17', '17']);
  expect(new Set(sent.started.map(({ requestKey }) => requestKey)).size).toBe(1);
});

it('tells what came of it, with the way back', async () => {
  const { sent } = open();
  await choose('Aktiv setzen');
  await userEvent.click(await screen.findByRole('button', { name: '60 ändern' }));
  expect(await screen.findByText(/60 Drucker: Exemplare: 2\. 1 nicht/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(sent.undone).toMatchObject([{ id: 's1' }]));
});
