import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printer, printerWords } from '@tresen/domain/master-data/printers';
import { expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ChangeSetDocument,
  PreviewAlongDocument,
  PreviewChangeDocument,
  PreviewChangeRowsDocument,
  SaveAlongDocument,
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

/** In use in a branch that it would leave, by two articles that the answer names. */
const inTheWay: ChangedRecord = {
  recordId: 'p9',
  name: 'Theke',
  outcome: 'faulty',
  faults: [
    {
      path: 'unitIds',
      code: 'USED_IN_BRANCHES',
      parameters: JSON.stringify({
        by: 'article',
        users: [
          { id: 'a1', name: 'Cola' },
          { id: 'a2', name: 'Cola light' },
        ],
        more: 1,
      }),
    },
  ],
  changes: [{ field: 'unitIds', old: '["u1","u2"]', new: '["u1"]', oldName: null, newName: null }],
};
const together = {
  ...{ isSuccess: true, message: null, setId: 's1', faults: [] },
  parts: [{ entity: 'printer', total: 1, changedRows: [rowOf(9)], refusedRows: [] }],
};

interface Started {
  readonly requestKey: string;
  readonly seenSeq: string;
  readonly change: string;
}

/** Sixty printers that can be changed, the first fifty with the preview, and one that cannot. */
const open = (startAnswers: readonly ('lost' | 'ok')[] = ['ok'], first = refused) => {
  const sent = { started: [] as Started[], undone: [] as unknown[], along: [] as unknown[], looks: 0 };
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [
      PreviewChangeDocument,
      () => {
        sent.looks += 1;
        return {
          previewChange: {
            ...{ total: 61, changed: 60, unchanged: 0, faulty: 1, seenSeq: '17' },
            faultyRows: [first],
            changedRows: Array.from({ length: 50 }, (_, index) => rowOf(index)),
          },
        };
      },
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
    [PreviewAlongDocument, () => ({ previewAlong: { ...together, setId: null } })],
    [
      SaveAlongDocument,
      ({ record }: { record: string }) => {
        sent.along.push(JSON.parse(record));
        return { saveAlong: together };
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

it('names who stands in the way, with links, and offers to change them along (MDA-13)', async () => {
  const { sent } = open(['ok'], inTheWay);
  await choose('Inaktiv setzen');
  expect((await screen.findByRole('link', { name: 'Cola' })).getAttribute('href')).toBe(
    '/manage/data/articlesList/a1',
  );
  expect(screen.getByRole('link', { name: 'Cola light' }).getAttribute('href')).toBe(
    '/manage/data/articlesList/a2',
  );
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Cola.*Cola light.* und 1 weiterer/);
  await userEvent.click(screen.getByRole('button', { name: '„Theke“ gemeinsam ändern …' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: '„Theke“ mit abhängigen Einträgen ändern' }),
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Alle 1 ändern' }));
  await waitFor(() => expect(sent.along).toEqual([{ id: 'p9', unitIds: ['u1'] }]));
  await waitFor(() => expect(sent.looks).toBe(2));
});

it('offers nothing along where it is not others that stand in the way', async () => {
  open();
  await choose('Inaktiv setzen');
  await screen.findByText('60 werden geändert');
  expect(screen.queryByRole('button', { name: /gemeinsam ändern/ })).toBeNull();
});
