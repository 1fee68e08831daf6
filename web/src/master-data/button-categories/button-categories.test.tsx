import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ButtonCategoriesToChooseDocument,
  ButtonCategoryTreeDocument,
  SaveButtonCategoryDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ButtonCategoriesPage } from './button-categories-page.tsx';
import { ButtonCategoryPage } from './button-category-page.tsx';

const template = { id: 't1', name: 'Theke', apps: ['Static_Pos', 'Event_App'] };
const row = (id: string, name: string, parentId: string | null = null) => ({
  ...{ id, name, parentId, sort: 0, colour: '#aa3300', isActive: true },
});

const treePath = '/manage/data/btnTemplateCategories/:btnTemplateId/:layoutApp';
const templateId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const pagePath = '/manage/data/btnCategories/:btnTemplateId/:layoutApp/:btnCategoryId';

afterEach(() => vi.unstubAllGlobals());

function showTree(categories: readonly object[], found: object | null = template): void {
  fakeGraphql([
    [
      ButtonCategoryTreeDocument,
      () => ({
        buttonTemplate: found,
        buttonCategories: { nodes: categories, pageInfo: { endCursor: null, hasNextPage: false } },
      }),
    ],
  ]);
  renderScreen(
    <Routes>
      <Route path={treePath} element={<ButtonCategoriesPage />} />
    </Routes>,
    '/manage/data/btnTemplateCategories/t1/Static_Pos',
  );
}

describe('BTN-02: the categories of an app of a template', () => {
  it('stand as a tree, each before those below it', async () => {
    showTree([row('c2', 'Kalt'), row('c3', 'Tee', 'c1'), row('c1', 'Warm'), row('c4', 'Grün', 'c3')]);
    const list = await screen.findByRole('list', { name: 'Tastenkategorien, Stationäre Kasse' });
    const names = within(list)
      .getAllByRole('listitem')
      .map((line) => line.querySelector('a')?.textContent);
    expect(names).toEqual(['Kalt', 'Warm', 'Tee', 'Grün']);
    expect(within(list).getByRole('link', { name: 'Tee' }).getAttribute('href')).toBe(
      '/manage/data/btnCategories/t1/Static_Pos/c3',
    );
  });

  it('lead to those of the other apps, to a new one below each, and back to the template', async () => {
    showTree([row('c1', 'Warm')]);
    expect((await screen.findByRole('link', { name: 'Event-App' })).getAttribute('href')).toBe(
      '/manage/data/btnTemplateCategories/t1/Event_App',
    );
    expect(screen.getByRole('link', { name: 'Neue Tastenkategorie unter „Warm“' }).getAttribute('href')).toBe(
      '/manage/data/btnCategories/t1/Static_Pos/new?parent=c1',
    );
    expect(screen.getByRole('link', { name: 'Theke' }).getAttribute('href')).toBe(
      '/manage/data/btnTemplates/t1',
    );
  });

  it('offer the first step while there are none, and say where the template is gone', async () => {
    showTree([]);
    expect(await screen.findByText('Noch keine Tastenkategorien')).toBeTruthy();
  });

  it('say that the template is gone', async () => {
    showTree([], null);
    expect(await screen.findByText('Diese Oberfläche gibt es nicht mehr')).toBeTruthy();
  });
});

describe('BTN-03, BTN-04: the page of a category', () => {
  it('makes one of the template and app of the address, below another', async () => {
    const save = vi.fn(() => ({
      saveButtonCategory: {
        isSuccess: false,
        faults: [{ path: 'name', code: 'TAKEN', parameters: null }],
        record: null,
      },
    }));
    fakeGraphql([
      [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
      [
        ButtonCategoriesToChooseDocument,
        () => ({ buttonCategories: { nodes: [{ id: 'c1', name: 'Warm' }] } }),
      ],
      [SaveButtonCategoryDocument, save],
    ]);
    renderScreen(
      <Routes>
        <Route path={pagePath} element={<ButtonCategoryPage />} />
      </Routes>,
      `/manage/data/btnCategories/${templateId}/Event_App/new`,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Tee');
    for (const name of [/^Reihenfolge/, /^Farbe/, /^Unter/])
      expect(
        [...screen.queryAllByLabelText(name), ...screen.queryAllByRole('group', { name })].length,
      ).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(
      await screen.findAllByText('Das ist schon vergeben. Bitte wählen Sie etwas anderes.'),
    ).not.toHaveLength(0);
    expect(save).toHaveBeenCalledWith({
      input: expect.objectContaining({ name: 'Tee', templateId, app: 'Event_App', parentId: null }),
    });
  });
});
