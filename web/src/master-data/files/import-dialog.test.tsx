import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ChangeSetDocument,
  CheckImportDocument,
  type CheckImportMutationVariables,
  ImportDocument,
  ImportFaultsDocument,
  ImportProposalsDocument,
  PreviewAlongDocument,
  SaveAlongDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { Import } from './files.queries.ts';
import { ImportDialog } from './import-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

const uploaded: Import = {
  id: 'i1',
  entity: 'article',
  state: 'uploaded',
  fileName: 'Karte.csv',
  rows: 3,
  reading: { kind: 'csv', encoding: 'utf-8', separator: ';', sheet: null, sheets: [], headerRow: 1 },
  columns: [
    { head: 'Bezeichnung', samples: ['Espresso'] },
    { head: 'VK', samples: ['2,80'] },
    { head: 'Notiz', samples: ['x'] },
  ],
  mapping: [
    { column: 0, target: 'name', decimal: ',' },
    { column: 1, target: 'price', decimal: ',' },
  ],
  options: '{"key":"ean"}',
  checkId: null,
  checkedRows: 0,
  failure: null,
  sets: [],
  report: null,
};

const report = {
  created: 1,
  changed: 0,
  unchanged: 1,
  faulty: 1,
  faults: 1,
  groups: [],
  creations: [],
  preview: [],
};

const inTheWay = {
  ...{ row: 6, column: 'C', target: 'unitIds', code: 'USED_IN_BRANCHES', text: 'Mitte' },
  parameters: '{"by":"article","users":[{"id":"a1","name":"Menü"}],"more":0}',
  along: { name: 'Cola', record: '{"id":"a9","unitIds":["u1"]}' },
};
const together = {
  ...{ isSuccess: true, message: null, setId: 's1', faults: [] },
  parts: [{ entity: 'article', total: 2, changedRows: [], refusedRows: [] }],
};

const open = (change: Partial<Import> = {}) => {
  let stored: Import = { ...uploaded, ...change };
  const asked: CheckImportMutationVariables[] = [];
  const along: unknown[] = [];
  fakeGraphql([
    [ImportDocument, () => ({ import: stored })],
    [
      CheckImportDocument,
      (variables: CheckImportMutationVariables) => {
        asked.push(variables);
        stored = { ...stored, state: 'checked', checkId: 'c1', report };
        return { checkImport: stored };
      },
    ],
    [
      ImportFaultsDocument,
      () => ({
        importFaults: {
          nodes: [
            {
              row: 4,
              column: 'B',
              target: 'price',
              code: 'TOO_PRECISE',
              parameters: '{"decimals":2}',
              text: '1,234',
              along: null,
            },
            {
              ...{ row: 5, column: null, target: 'name', code: 'TOO_LONG', parameters: '{"max":100}' },
              ...{ text: '', along: null },
            },
            inTheWay,
          ],
          pageInfo: { endCursor: '2', hasNextPage: false },
        },
      }),
    ],
    [ImportProposalsDocument, () => ({ import: { proposals: '{"mainCategoryId":"Allgemein"}' } })],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [PreviewAlongDocument, () => ({ previewAlong: { ...together, setId: null } })],
    [
      SaveAlongDocument,
      ({ record }: { record: string }) => {
        along.push(JSON.parse(record));
        return { saveAlong: together };
      },
    ],
    [ChangeSetDocument, () => ({ changeSet: null })],
  ]);
  renderScreen(<ImportDialog />, '/list?import=articles&importId=i1');
  return Object.assign(asked, { along });
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the import of a file', () => {
  it('shows what each column becomes, and checks what was chosen', async () => {
    const asked = open();
    const note = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Notiz wird' });
    expect(note.value).toBe('');
    await userEvent.selectOptions(note, 'Kurzbeschreibung');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'VK: Dezimalzeichen' }),
      'Punkt (1.50)',
    );
    await press('Prüfen');
    await screen.findByText('1 neu');
    expect(asked[0]?.mapping).toEqual([
      { column: 0, target: 'name', decimal: ',' },
      { column: 2, target: 'shortDescription', decimal: ',' },
      { column: 1, target: 'price', decimal: '.' },
    ]);
    // Without a column of EANs no record can be found by them.
    expect(JSON.parse(asked[0]?.options ?? '')).toMatchObject({ key: null, missing: 'refuse' });
  });

  it('a field comes from one column: choosing it elsewhere takes it from there', async () => {
    const asked = open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Notiz wird' }), 'Name');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bezeichnung wird' }).value).toBe('');
    await press('Prüfen');
    await screen.findByText('1 neu');
    expect(asked[0]?.mapping).toContainEqual({ column: 2, target: 'name', decimal: ',' });
    expect(asked[0]?.mapping).not.toContainEqual(expect.objectContaining({ column: 0 }));
  });

  it.each([
    [
      'de',
      'Nur Fehler',
      /^B4.*Preis.*Höchstens 2 Nachkommastellen.*1,234/,
      /^Zeile 5.*Name.*Höchstens 100 Zeichen/,
    ],
    ['en', 'Errors only', /^B4.*Price.*No more than 2 decimal places.*1,234/, /^Row 5.*Name.*100/],
  ] as const)('tells faults by their cell: %s', async (language, title, first, second) => {
    setLanguage(language);
    open({ state: 'checked', checkId: 'c1', report });
    const table = await screen.findByRole('table', { name: title });
    expect(within(table).getByRole('row', { name: first })).toBeTruthy();
    expect(within(table).getByRole('row', { name: second })).toBeTruthy();
  });

  it('names who stands in the way of a row, with links, and changes them along; then checks anew (MDA-13)', async () => {
    const asked = open({ state: 'checked', checkId: 'c1', report });
    expect((await screen.findByRole('link', { name: 'Menü' })).getAttribute('href')).toBe(
      '/manage/data/articlesList/a1',
    );
    expect(screen.getAllByRole('button', { name: /gemeinsam ändern/ })).toHaveLength(1);
    await press('„Cola“ gemeinsam ändern …');
    const dialog = within(
      await screen.findByRole('dialog', { name: '„Cola“ mit abhängigen Einträgen ändern' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Alle 2 ändern' }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked.along).toEqual([{ id: 'a9', unitIds: ['u1'] }]);
    expect(JSON.parse(asked[0]?.options ?? '')).toMatchObject({ key: 'ean' });
  });

  it('equal faults are told once, and one press sets what all rows lack', async () => {
    const lacking = { column: null, code: 'MISSING', parameters: null, text: '' } as const;
    const groups = [
      { ...lacking, target: 'mainCategoryId', count: 600, rows: [2, 3, 4] },
      {
        target: 'name',
        column: 'A',
        code: 'TOO_LONG',
        parameters: '{"max":100}',
        text: '',
        count: 1,
        rows: [7],
      },
      {
        target: 'price',
        column: 'B',
        code: 'NOT_A_NUMBER',
        parameters: null,
        text: '',
        count: 2,
        rows: [5, 6],
      },
    ];
    const asked = open({ state: 'checked', checkId: 'c1', report: { ...report, groups } });
    const list = await screen.findByRole('list', { name: 'Gleiche Fehler' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^600 × Hauptkategorie: Hier fehlt ein Wert. Zeilen 2, 3, 4 …/),
      expect.stringMatching(/^1 × Name: Höchstens 100 Zeichen.* Zeile 7Zu lange Texte kürzen/),
      expect.stringMatching(/^2 × Preis: Das ist keine Zahl. Zeilen 5, 6$/),
    ]);
    await userEvent.click(await within(list).findByRole('button', { name: 'Überall „Allgemein“ einsetzen' }));
    expect(JSON.parse(asked[0]?.options ?? '')).toMatchObject({ defaults: { mainCategoryId: 'Allgemein' } });
  });

  it('goes back from the result to the columns as they were chosen', async () => {
    open({ state: 'checked', checkId: 'c1', report });
    await screen.findByText('1 neu');
    await press('Zurück zu den Spalten');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'VK wird' }).value).toBe('price');
  });

  it.each([
    [{ state: 'checking', checkedRows: 2 }, '2 von 3 Zeilen geprüft'],
    [{ state: 'cancelled' }, 'Die Prüfung wurde abgebrochen.'],
    [
      { state: 'failed', failure: '{"code":"FILE_UNREADABLE","parameters":{"reason":"empty"}}' },
      'In der Datei steht nichts.',
    ],
    [
      { state: 'checked', checkId: 'c1', report: { ...report, created: 0, faulty: 0 } },
      'Die Datei ändert nichts: Alles ist schon so, wie es darin steht.',
    ],
  ])('says how far it is: %j', async (change, text) => {
    open(change);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
