import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  CategoriesDocument,
  type CategoriesQueryVariables,
  CategoryNameDocument,
  CategoryNamesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { CategoriesPage, SubcategoriesPage } from './categories-page.tsx';

const drinks = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', name: 'Getränke' };
const gone = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';
const beers = {
  id: 'c1',
  isActive: true,
  unitIds: null,
  syncState: 'synchronized',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastModifiedAt: '2026-11-20T08:00:00.000Z',
  lastModifiedByName: 'Olga Lindner',
  name: 'Biere',
  description: null,
  sort: 3,
  colour: '#b71c1c',
  parentId: drinks.id,
  parent: drinks,
};

const open = (page: ReactElement, address: string) => {
  const asked: CategoriesQueryVariables[] = [];
  fakeGraphql([
    [
      CategoriesDocument,
      (variables: CategoriesQueryVariables) => {
        asked.push(variables);
        const pageInfo = { endCursor: null, hasNextPage: false };
        return { categories: { nodes: [beers], pageInfo, totalCount: 1 } };
      },
    ],
    [CategoryNamesDocument, () => ({ categories: { nodes: [drinks] } })],
    [CategoryNameDocument, ({ id }: { id: string }) => ({ category: id === drinks.id ? drinks : null })],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
  ]);
  renderScreen(page, address);
  return { asked, conditions: () => asked.at(-1)?.filter?.conditions };
};

const path = '/manage/data/articleSubcategories';
const ofMain = { field: 'parentId', is: 'notEmpty', values: [] };
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('the lists of categories', () => {
  it('CAT-01: the one of main categories holds those without a main category, and cannot be narrowed by one', async () => {
    const { conditions } = open(<CategoriesPage />, '/manage/data/articleCategories');
    expect(await screen.findByRole('link', { name: 'Biere' })).toBeTruthy();
    expect(conditions()).toEqual([{ field: 'parentId', is: 'empty', values: [] }]);
    await click('Filter hinzufügen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter hinzufügen' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Name', 'Status']);
  });

  it('CAT-02: the one of subcategories shows each with its main category, and leads to its page', async () => {
    const { conditions } = open(<SubcategoriesPage />, path);
    const row = within((await screen.findByRole('link', { name: 'Biere' })).closest('tr') as HTMLElement);
    for (const text of ['Getränke', '3', '#b71c1c']) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe('/manage/data/articleCategories/c1/sub');
    expect([conditions(), screen.queryByText(/Hauptkategorie ist/)]).toEqual([[ofMain], null]);
  });

  it('is narrowed by records that are searched for, and says their names', async () => {
    const { conditions } = open(<SubcategoriesPage />, path);
    await click('Filter hinzufügen');
    const fields = within(await screen.findByRole('dialog', { name: 'Filter hinzufügen' }));
    await userEvent.click(fields.getByRole('button', { name: 'Hauptkategorie' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hauptkategorie' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Getränke' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Filter setzen' }));
    expect(await screen.findByText('Hauptkategorie ist Getränke')).toBeTruthy();
    await waitFor(() =>
      expect(conditions()).toEqual([ofMain, { field: 'parentId', is: 'is', values: [drinks.id] }]),
    );
  });

  it('says of a record in the address that is gone that it is', async () => {
    open(<SubcategoriesPage />, `${path}?f=parentId.is.${gone}`);
    expect(await screen.findByText('Hauptkategorie ist nicht mehr vorhanden')).toBeTruthy();
  });
});
