import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ContentListDocument,
  ContentReadingDocument,
  ContentTextsDocument,
  VoteOnContentDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { contentEntry, contentReading } from '../testing.ts';
import { KnowledgeBasePage } from './knowledge-base-page.tsx';

const topic = contentEntry({ id: 't1', kind: 'topic', slug: 'kasse', title: 'Kasse', parentSlug: null });
const file = {
  ...{ version: '6.12', releasedOn: '2026-02-01', address: 'https://files.example/a.zip' },
  ...{ bytes: 12_500_000, sha256: 'a'.repeat(64), minimumRegisterVersion: '6.10' },
};

const open = (
  path: string,
  { nodes = [contentEntry()], reading = contentReading(), isGone = false } = {},
) => {
  const asked: Record<string, unknown>[] = [];
  const votes: { isHelpful: boolean | null }[] = [];
  fakeGraphql([
    [ContentTextsDocument, () => ({ contentEntries: { nodes: [topic] } })],
    [
      ContentListDocument,
      (variables: Record<string, unknown>) => {
        asked.push(variables);
        return { contentEntries: { nodes, pageInfo: { endCursor: null, hasNextPage: false } } };
      },
    ],
    [
      ContentReadingDocument,
      (variables: Record<string, unknown>) => {
        asked.push(variables);
        if (isGone) throw { code: 'NOT_FOUND' };
        return { contentEntry: { ...reading, wasHelpful: votes.at(-1)?.isHelpful ?? reading.wasHelpful } };
      },
    ],
    [
      VoteOnContentDocument,
      (vote: { isHelpful: boolean | null }) => {
        votes.push(vote);
        return { voteOnContent: { isSuccess: true, message: null, modelId: 'a1' } };
      },
    ],
  ]);
  const page = (
    <Routes>
      <Route path="/apps/knowledge-base/:slug?" element={<KnowledgeBasePage />} />
      <Route path="/apps/downloads/:slug?" element={<KnowledgeBasePage />} />
    </Routes>
  );
  renderScreen(page, path);
  return { asked, votes };
};
const address = () => screen.getByLabelText('address').textContent;

afterEach(() => vi.unstubAllGlobals());

describe('CNT-05: the knowledge base', () => {
  it('shows articles by their topics', async () => {
    const { asked } = open('/apps/knowledge-base');
    const link = await screen.findByRole('link', { name: 'Kassenabschluss' });
    expect(link.getAttribute('href')).toBe('/apps/knowledge-base/kassenabschluss');
    expect(screen.getByRole('heading', { level: 2, name: 'Kasse' })).toBeTruthy();
    expect(asked[0]).toMatchObject({ kinds: ['article'], search: null });
  });

  it.each(['/apps/downloads', '/apps/downloads?downloads=true', '/apps/knowledge-base?downloads=true'])(
    'CNT-06, CNT-07: %s shows the downloads on the same screen',
    async (path) => {
      const { asked } = open(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Downloads' })).toBeTruthy();
      await waitFor(() => expect(asked[0]).toMatchObject({ kinds: ['download'] }));
      expect((await screen.findByRole('link', { name: 'Kassenabschluss' })).getAttribute('href')).toBe(
        '/apps/downloads/kassenabschluss',
      );
    },
  );

  it('asks for what is typed and chosen, and keeps it in the address', async () => {
    const { asked } = open('/apps/knowledge-base?search=kasenabschlus');
    await userEvent.click(await screen.findByRole('button', { name: 'Kasse' }));
    expect(address()).toBe('/apps/knowledge-base?search=kasenabschlus&topic=kasse');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'kasenabschlus', parent: 'kasse' }));
  });

  it('leads back to all where nothing is found', async () => {
    open('/apps/knowledge-base?search=xyz', { nodes: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Alle zeigen' }));
    expect(address()).toBe('/apps/knowledge-base');
  });
});

describe('CNT-05: an article', () => {
  it('is read, with Markdown as elements and never as HTML', async () => {
    const body = 'Zählen Sie das **Bargeld**.\n\n<script>alert(1)</script><svg onload="alert(1)"></svg>';
    const { asked } = open('/apps/knowledge-base/kassenabschluss', { reading: contentReading({ body }) });
    expect((await screen.findByText('Bargeld')).tagName).toBe('STRONG');
    expect(document.querySelector('article')?.querySelectorAll('script, [onload]').length).toBe(0);
    expect(asked[0]).toEqual({ kind: 'article', slug: 'kassenabschluss', language: 'de' });
  });

  it('tells its authors what was missing', async () => {
    const { votes } = open('/apps/knowledge-base/kassenabschluss');
    await userEvent.click(await screen.findByRole('button', { name: 'Nein' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Was hat gefehlt?' }), 'Ein Bild');
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText('Danke für Ihre Rückmeldung.')).toBeTruthy();
    expect(votes).toEqual([
      { entryId: 'a1', isHelpful: false, comment: '' },
      { entryId: 'a1', isHelpful: false, comment: 'Ein Bild' },
    ]);
  });

  it('shows what was said of it when it is opened again, and lets that be taken back', async () => {
    const { votes } = open('/apps/knowledge-base/kassenabschluss');
    const pressed = async (name: string) =>
      (await screen.findByRole('button', { name })).getAttribute('aria-pressed');
    await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
    expect(await screen.findByText('Danke für Ihre Rückmeldung.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Zur Wissensdatenbank' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Kassenabschluss/ }));
    expect(await pressed('Ja')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText('Ihre Antwort ist zurückgenommen.')).toBeTruthy();
    expect(await pressed('Ja')).toBe('false');
    expect(votes.at(-1)).toEqual({ entryId: 'a1', isHelpful: null, comment: '' });
  });

  it('that is not there leads back', async () => {
    open('/apps/knowledge-base/weg', { isGone: true });
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Wissensdatenbank' }).getAttribute('href')).toBe(
      '/apps/knowledge-base',
    );
  });

  it('as a download names its versions, their checksums and which registers may have them', async () => {
    const details = { version: '', frontEnd: null, files: [file] };
    open('/apps/downloads/kasse', { reading: contentReading({ kind: 'download', details }) });
    const link = await screen.findByRole('link', { name: 'Version 6.12 herunterladen' });
    expect(link.getAttribute('href')).toBe('https://files.example/a.zip');
    expect(screen.getByText(/12,50 MB · ab Kassenversion 6.10/)).toBeTruthy();
    expect(screen.getByText('a'.repeat(64))).toBeTruthy();
  });
});
