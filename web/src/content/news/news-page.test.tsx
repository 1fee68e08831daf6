import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NewsDocument, type NewsQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { NewsCardItem } from './news.queries.ts';
import { NewsPage } from './news-page.tsx';
import { newsItem } from './testing.ts';

interface Shown {
  readonly nodes?: readonly NewsCardItem[];
  readonly older?: readonly NewsCardItem[];
  readonly tags?: readonly string[];
}

/** Shows the list; `older` comes as a second page. Returns what the server was asked for. */
const open = (
  address: string,
  { nodes = [newsItem()], older = [], tags = ['Bedienung', 'Kassen'] }: Shown = {},
) => {
  const asked: NewsQueryVariables[] = [];
  const answer = (variables: NewsQueryVariables) => {
    asked.push(variables);
    const hasNextPage = older.length > 0 && !variables.after;
    return {
      news: {
        nodes: variables.after ? older : nodes,
        pageInfo: { endCursor: hasNextPage ? 'here' : null, hasNextPage },
        totalCount: nodes.length + older.length,
        tags,
      },
    };
  };
  fakeGraphql([[NewsDocument, answer]]);
  renderScreen(<NewsPage />, address);
  return asked;
};

const address = () => screen.getByLabelText('address').textContent;

describe('CNT-01: the newsfeed', () => {
  it('shows each item with title, date, topics and what it is about; its title leads to it', async () => {
    const asked = open('/apps/news');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Eine Suche für alles' }).getAttribute('href')).toBe(
      `/apps/news/${newsItem().id}`,
    );
    expect(within(card).getByText('20.11.2026')).toBeTruthy();
    expect(within(card).getByText('Bedienung')).toBeTruthy();
    expect(within(card).getByText('Mit Strg+K springen Sie zu jeder Seite.')).toBeTruthy();
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/news/search.svg');
    expect(screen.getByText('1 Beitrag')).toBeTruthy();
    expect(asked).toEqual([{ language: 'de', search: null, tag: null, first: 12, after: null }]);
  });

  it('shows its sign where a picture does not arrive, and no broken one', async () => {
    open('/apps/news');
    const card = await screen.findByRole('article');
    fireEvent.error(card.querySelector('img') as HTMLImageElement);
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('svg')).toBeTruthy();
  });

  it('says what language an item is in that the reader’s does not have', async () => {
    open('/apps/news', { nodes: [newsItem({ language: 'en', tittle: 'One search' })] });
    expect((await screen.findByRole('article')).lang).toBe('en');
  });

  it('keeps a chosen topic in the address, and takes it back', async () => {
    const asked = open('/apps/news');
    await userEvent.click(await screen.findByRole('button', { name: 'Kassen' }));
    expect(address()).toBe('/apps/news?tag=Kassen');
    expect(screen.getByRole('button', { name: 'Kassen' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Alle' }));
    expect(address()).toBe('/apps/news');
    expect(asked.map(({ tag }) => tag)).toContain('Kassen');
  });

  it('loads older ones on demand', async () => {
    open('/apps/news', { older: [newsItem({ id: 'b', tittle: 'Älterer Beitrag' })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Ältere laden' }));
    expect(await screen.findByRole('link', { name: 'Älterer Beitrag' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ältere laden' })).toBeNull();
  });

  it('says what will stand here as long as there is nothing', async () => {
    open('/apps/news', { nodes: [], tags: [] });
    expect(await screen.findByRole('heading', { name: 'Noch keine Neuigkeiten' })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('leads back to all where a search finds nothing', async () => {
    const asked = open('/apps/news?search=xyz', { nodes: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Alle Beiträge zeigen' }));
    expect(address()).toBe('/apps/news');
    expect(asked[0]?.search).toBe('xyz');
  });

  it('offers to try again where it cannot be loaded', async () => {
    fakeGraphql([]);
    renderScreen(<NewsPage />, '/apps/news');
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});
