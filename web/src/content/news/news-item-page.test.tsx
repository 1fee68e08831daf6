import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NewsItemDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { NewsReading } from './news.queries.ts';
import { NewsItemPage } from './news-item-page.tsx';
import { newsItem } from './testing.ts';

const page = (
  <Routes>
    <Route path="/apps/news/:newsId" element={<NewsItemPage />} />
  </Routes>
);

const open = (reading: Partial<NewsReading> = {}) => {
  const asked: unknown[] = [];
  const answer = (variables: unknown) => {
    asked.push(variables);
    return { newsItem: { item: newsItem(), newer: null, older: null, ...reading } };
  };
  fakeGraphql([[NewsItemDocument, answer]]);
  renderScreen(page, '/apps/news/abc');
  return asked;
};

describe('CNT-02: one news item', () => {
  it('is asked for by its address and the reader’s language, and gives the page its name', async () => {
    const asked = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Eine Suche für alles' })).toBeTruthy();
    expect(screen.getByText('Strg+K').tagName).toBe('STRONG');
    expect(asked).toEqual([{ id: 'abc', language: 'de' }]);
    await waitFor(() => expect(document.title).toBe('Eine Suche für alles · Tresen'));
  });

  it('CNT-10 shows Markdown as elements, and never what HTML would do', async () => {
    const content =
      '## Abschnitt\n\n<img src=x onerror=alert(1)><script>alert(1)</script>\n\n[a](javascript:alert(1))';
    open({ item: newsItem({ content, imagePath: null }) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Abschnitt' })).toBeTruthy();
    expect(
      document.querySelector('article')?.querySelectorAll('img, script, [href^="javascript"]').length,
    ).toBe(0);
  });

  it('leads on to the newer and the older one', async () => {
    open({
      newer: { id: 'n', tittle: 'Danach', language: 'de' },
      older: { id: 'o', tittle: 'Davor', language: 'en' },
    });
    const newer = await screen.findByRole('link', { name: /^Neuer.*Danach$/ });
    expect([newer.getAttribute('href'), newer.getAttribute('rel')]).toEqual(['/apps/news/n', 'prev']);
    expect(screen.getByRole('link', { name: /^Älter.*Davor$/ }).getAttribute('href')).toBe('/apps/news/o');
    expect(screen.getByText('Davor').lang).toBe('en');
  });

  it('CON-01 says so where there is it in English only', async () => {
    open({ item: newsItem({ language: 'en' }) });
    expect(await screen.findByText('Diesen Beitrag gibt es nur auf Englisch.')).toBeTruthy();
    expect(screen.getByRole('article').lang).toBe('en');
  });

  it('leads back to the list where there is no such item', async () => {
    fakeGraphql([
      [
        NewsItemDocument,
        () => {
          throw { code: 'NOT_FOUND' };
        },
      ],
    ]);
    renderScreen(page, '/apps/news/gone');
    expect(await screen.findByRole('heading', { name: 'Diesen Beitrag gibt es nicht' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alle Neuigkeiten' }).getAttribute('href')).toBe('/apps/news');
  });
});
