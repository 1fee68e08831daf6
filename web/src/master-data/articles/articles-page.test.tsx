import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { ArticleNeedsDocument, ArticlesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ArticlesPage } from './articles-page.tsx';

afterEach(() => vi.unstubAllGlobals());

interface Needs {
  readonly vat: boolean;
  readonly category: boolean;
}

const some = (isThere: boolean) => ({ nodes: isThere ? [{ id: 'one' }] : [] });
const open = ({ vat, category }: Needs) => {
  fakeGraphql([
    [ArticleNeedsDocument, () => ({ vats: some(vat), categories: some(category) })],
    [
      ArticlesDocument,
      () => ({ articles: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 0 } }),
    ],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
  ]);
  return renderScreen(<ArticlesPage />, '/manage/data/articlesList');
};
const pathOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

describe('MDA-17: the list of articles while there are none', () => {
  it.each([
    [{ vat: false, category: false }, '/manage/data/vats/new', '/manage/data/articleCategories/new/main'],
    [{ vat: true, category: false }, null, '/manage/data/articleCategories/new/main'],
    [{ vat: false, category: true }, '/manage/data/vats/new', null],
  ])('with %j leads to what is missing first', async (needs, vatPath, categoryPath) => {
    open(needs);
    expect(await screen.findByText('Noch nicht bereit für Artikel')).toBeTruthy();
    expect(pathOf('Mehrwertsteuersatz anlegen')).toBe(vatPath);
    expect(pathOf('Hauptkategorie anlegen')).toBe(categoryPath);
    expect(pathOf('Neuer Artikel')).toBeNull();
  });

  it('with both leads to the first article', async () => {
    open({ vat: true, category: true });
    expect(await screen.findByText('Noch keine Artikel')).toBeTruthy();
    await waitFor(() => expect(pathOf('Neuer Artikel')).toBe('/manage/data/articlesList/new'));
  });
});
