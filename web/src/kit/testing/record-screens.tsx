import { screen, within } from '@testing-library/react';
import type { Entity, EntityWords } from '@tresen/domain/kit/entities';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Feature } from '../feature/index.ts';
import { OrganizationUnitsDocument, SavedViewsDocument } from '../graphql/generated/general/graphql.ts';
import { fakeGraphql } from './fake-server.ts';
import { renderScreen } from './render-screen.tsx';

type Operations = Parameters<typeof fakeGraphql>[0];

/** What a kind of record tells of its screens to have tested what every kind's must do. */
export interface RecordScreens {
  /** The requirements that name its addresses and fields. */
  readonly proves?: string;
  readonly entity: Entity;
  /** In German, as the screens are tested. */
  readonly words: EntityWords;
  readonly feature: Feature;
  /** The address of its list. */
  readonly list: string;
  /** The pattern of a record's page, and the address of a new one. */
  readonly record: readonly [pattern: string, newPath: string];
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

/** The list and the page of a kind of record, as people of every shop find them. */
export const describeRecordScreens = (screens: RecordScreens): void => {
  const { entity, words, list, record, row, create, proves, hidden = [] } = screens;
  const [pattern, newPath] = record;
  afterEach(() => vi.unstubAllGlobals());

  describe(`the screens of every ${entity.name}${proves ? ` (${proves})` : ''}`, () => {
    it('list what there is: each with a link to its page and how far registers are (MDA-08)', async () => {
      answer(screens, [{ ...common, ...row }]);
      await open(screens, list, list);
      const link = await screen.findByRole('link', { name: String(row.name) });
      expect(link.getAttribute('href')).toContain(common.id);
      const found = within(link.closest('tr') as HTMLElement);
      expect(found.queryAllByText('Noch nicht auf der Kasse')).toHaveLength(entity.isSynced ? 1 : 0);
      expect(screen.getByRole('heading', { level: 1, name: words.many })).toBeTruthy();
      expect(screen.getByText(words.counted('1', true))).toBeTruthy();
    });

    it('offer the first step while there is nothing', async () => {
      answer(screens, []);
      await open(screens, list, list);
      const step = await screen.findByRole('link', { name: create });
      expect(step.getAttribute('href')?.toLowerCase()).toBe(newPath.toLowerCase());
    });

    it('say what failed, and try again on demand', async () => {
      answer(screens, []).mockRejectedValue(new TypeError('no connection'));
      await open(screens, list, list);
      expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
    });

    it('show every field of a new one', async () => {
      answer(screens, []);
      await open(screens, pattern, newPath);
      await screen.findByRole('button', { name: 'Speichern' });
      const missing = Object.entries(entity.fields).filter(
        ([name]) => !hidden.includes(name) && boxesOf(words.fields[name] ?? name).length === 0,
      );
      expect(missing.map(([name]) => name)).toEqual([]);
    });
  });
};

function answer({ document: [document, plural], operations = [] }: RecordScreens, rows: readonly object[]) {
  return fakeGraphql([
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
}

/** Shows a page of the feature at an address. */
async function open({ feature }: RecordScreens, pattern: string, address: string): Promise<void> {
  const page = feature.pages?.find(({ path }) => path === pattern);
  if (!page) throw new Error(`there is no page ${pattern}`);
  const { default: Page } = await page.load();
  renderScreen(
    <Routes>
      <Route path={pattern} element={<Page />} />
    </Routes>,
    address,
  );
}

/** The boxes of a field, by its word: rows, colours and short choices are groups of them. */
function boxesOf(word: string): readonly HTMLElement[] {
  const name = new RegExp(`^${word}`);
  return [
    ...screen.queryAllByLabelText(new RegExp(`^${word}( \\*)?$`)),
    ...screen.queryAllByRole('group', { name }),
    ...screen.queryAllByRole('radiogroup', { name }),
  ];
}
