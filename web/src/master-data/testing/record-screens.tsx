import { screen, within } from '@testing-library/react';
import type { Entity, EntityWords } from '@tresen/domain/master-data/entities';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

type Operations = Parameters<typeof fakeGraphql>[0];

/** What a kind of record tells of its screens to have tested what every kind's must do. */
export interface RecordScreens {
  readonly entity: Entity;
  /** In German, as the screens are tested. */
  readonly words: EntityWords;
  readonly path: string;
  readonly list: ReactElement;
  /** Pattern and page of a record, and the address of a new one. */
  readonly record: readonly [pattern: string, page: ReactElement, newPath: string];
  /** The list's document and what its field is called. */
  readonly document: readonly [Operations[number][0], plural: string];
  /** A row of the list, beside what all have. */
  readonly row: Readonly<Record<string, unknown>>;
  /** The button that makes a new one. */
  readonly create: string;
  /** Further answers that the screens ask for. */
  readonly operations?: Operations;
  /** Fields that the page of a new record leaves out, for the values that it begins with. */
  readonly hidden?: readonly string[];
}

const common = {
  id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  isActive: true,
  unitIds: null,
  syncState: 'needsSync',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastModifiedAt: '2026-11-20T08:00:00.000Z',
  lastModifiedByName: 'Olga Lindner',
};

const branch = {
  id: 'b1',
  name: 'Mitte',
  type: 'branch',
  databaseId: null,
  zone: 'Europe/Berlin',
  cutOffMinutes: 0,
  currency: 'EUR',
  country: 'DE',
  isActive: true,
  deviceCount: 1,
};

const answer = ({ document: [document, plural], operations = [] }: RecordScreens, rows: readonly object[]) =>
  fakeGraphql([
    [
      document,
      () => ({
        [plural]: {
          nodes: rows,
          pageInfo: { endCursor: null, hasNextPage: false },
          totalCount: rows.length,
        },
      }),
    ],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [branch] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
    ...operations,
  ]);

/** The boxes of a field, by its word: rows, colours and short choices are groups of them. */
const boxesOf = (word: string): readonly HTMLElement[] => {
  const name = new RegExp(`^${word}`);
  return [
    ...screen.queryAllByLabelText(new RegExp(`^${word}( \\*)?$`)),
    ...screen.queryAllByRole('group', { name }),
    ...screen.queryAllByRole('radiogroup', { name }),
  ];
};

/** The list and the page of a kind of record, as people of every shop find them. */
export const describeRecordScreens = (screens: RecordScreens): void => {
  const { entity, words, path, list, record, row, create, hidden = [] } = screens;
  const [pattern, page, newPath] = record;
  afterEach(() => vi.unstubAllGlobals());

  describe(`the screens of every ${entity.name}`, () => {
    it('list what there is: each with a link to its page and how far registers are (MDA-08)', async () => {
      answer(screens, [{ ...common, ...row }]);
      renderScreen(list, path);
      const link = await screen.findByRole('link', { name: String(row.name) });
      expect(link.getAttribute('href')).toContain(common.id);
      const found = within(link.closest('tr') as HTMLElement);
      expect(found.getByText('Noch nicht auf der Kasse')).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1, name: words.many })).toBeTruthy();
      expect(screen.getByText(words.counted('1', true))).toBeTruthy();
    });

    it('offer the first step while there is nothing', async () => {
      answer(screens, []);
      renderScreen(list, path);
      const step = await screen.findByRole('link', { name: create });
      expect(step.getAttribute('href')?.toLowerCase()).toBe(newPath.toLowerCase());
    });

    it('say what failed, and try again on demand', async () => {
      answer(screens, []).mockRejectedValue(new TypeError('no connection'));
      renderScreen(list, path);
      expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
    });

    it('show every field of a new one', async () => {
      answer(screens, []);
      renderScreen(
        <Routes>
          <Route path={pattern} element={page} />
        </Routes>,
        newPath,
      );
      await screen.findByRole('button', { name: 'Speichern' });
      const missing = Object.entries(entity.fields).filter(
        ([name]) => !hidden.includes(name) && boxesOf(words.fields[name] ?? name).length === 0,
      );
      expect(missing.map(([name]) => name)).toEqual([]);
    });
  });
};
