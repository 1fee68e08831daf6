import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ContentReadingDocument,
  ContentTextsDocument,
  CreateReleaseFeedDocument,
  ReleaseFeedDocument,
  RevokeReleaseFeedDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { RegisterVersionsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { contentEntry, contentReading } from '../testing.ts';
import { ReleasesPage } from './releases-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const release = (version: string) =>
  contentEntry({
    ...{ id: version, kind: 'release', slug: `kasse-${version}`, title: `Neues in ${version}` },
    details: { version, frontEnd: null },
  });

const open = async ({ isPublic = false, made = null as string | null } = {}) => {
  let createdAt = made;
  fakeGraphql([
    [
      ContentReadingDocument,
      () => ({
        contentEntry: contentReading({
          kind: 'application',
          slug: 'kasse',
          title: 'Kassensoftware',
          isPublic,
        }),
      }),
    ],
    [ContentTextsDocument, () => ({ contentEntries: { nodes: [release('6.12'), release('6.11')] } })],
    [RegisterVersionsDocument, () => ({ devices: [] })],
    [ReleaseFeedDocument, () => ({ releaseFeed: createdAt === null ? null : { createdAt } })],
    [
      CreateReleaseFeedDocument,
      () => {
        createdAt = '2026-03-02T08:00:00.000Z';
        return { createReleaseFeed: '/api/release-feeds/geheim.atom' };
      },
    ],
    [
      RevokeReleaseFeedDocument,
      () => {
        createdAt = null;
        return { revokeReleaseFeed: { isSuccess: true } };
      },
    ],
  ]);
  renderScreen(
    <Routes>
      <Route path="/release-notes/:softwareApplicationId" element={<ReleasesPage />} />
    </Routes>,
    '/release-notes/kasse',
  );
  await screen.findByRole('heading', { name: 'Kassensoftware' });
};

describe('CNT-08: the releases of an application', () => {
  it('stand in their order, each with its title', async () => {
    await open();
    const versions = (await screen.findAllByRole('article')).map(
      (one) => one.querySelector('h2')?.textContent,
    );
    expect(versions).toEqual(['Version 6.12', 'Version 6.11']);
  });

  it('that everybody may read have a feed without a secret', async () => {
    await open({ isPublic: true });
    expect(screen.getByRole('link', { name: 'Feed (Atom)' }).getAttribute('href')).toBe(
      '/api/release-feeds/public.atom?application=kasse&language=de',
    );
  });

  it('are subscribed to by a secret address, which is shown once and revoked', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Feed (Atom)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Adresse anlegen' }));
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Geheime Adresse' });
    expect(box.value).toBe(
      `${window.location.origin}/api/release-feeds/geheim.atom?application=kasse&language=de`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Adresse widerrufen' }));
    expect(await screen.findByRole('button', { name: 'Adresse anlegen' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Geheime Adresse' })).toBeNull();
  });
});
