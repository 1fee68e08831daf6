import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  CategoryDeletionsDocument,
  CategoryDocument,
  CategoryNeighboursDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { CategoryPage } from './category-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const main = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', name: 'Getränke' };
const category = {
  ...{ id: 'c1', version: 1, isActive: true, unitIds: null, syncState: 'synchronized', syncedAt: null },
  ...{ lastModifiedAt: '2026-11-20T08:00:00.000Z', lastModifiedByName: 'Olga Lindner', name: 'Biere' },
  ...{ description: null, sort: 3, colour: '#b71c1c' },
};

it.each([
  ['main', null, ['Artikel mit dieser Angabe bei „Hauptkategorie“ zeigen']],
  ['sub', main, ['Artikel mit dieser Angabe bei „Unterkategorie“ zeigen']],
])(
  'MDA-13: what uses a category (%s) is shown by the field that can name it',
  async (type, parent, links) => {
    fakeGraphql([
      [CategoryDocument, () => ({ category: { ...category, parentId: parent?.id ?? null, parent } })],
      [CategoryNeighboursDocument, () => ({ categoryNeighbours: { previousId: null, nextId: null } })],
      [
        CategoryDeletionsDocument,
        () => ({
          categoryDeletions: [
            {
              ...{ id: 'c1', name: 'Biere', outcome: 'refused', reason: 'IN_USE' },
              uses: [{ entity: 'article', count: 14 }],
            },
          ],
        }),
      ],
      [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    ]);
    renderScreen(
      <Routes>
        <Route path="/manage/data/articleCategories/:articleCategoryId/:type" element={<CategoryPage />} />
      </Routes>,
      `/manage/data/articleCategories/c1/${type}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen …' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/wird von 14 Artikeln verwendet/);
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  },
);
