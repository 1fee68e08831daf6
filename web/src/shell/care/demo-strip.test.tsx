import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DemoFilledDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { callsOf, fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { DemoStrip } from './demo-strip.tsx';

const strip = () => screen.queryByRole('region', { name: /Demo wird gefüllt|Loading demo data/ });

/** Opens a page of somebody to whom the server has said so at the sign-in. */
const open = (said: number | null, answers: readonly (number | null)[]) => {
  let asked = 0;
  const fetch = fakeGraphql([
    [
      DemoFilledDocument,
      () => {
        const demoFilled = answers[Math.min(asked, answers.length - 1)] ?? null;
        asked += 1;
        return { me: { demoFilled } };
      },
    ],
  ]);
  storeProfile({ userinfo: { sub: 'olga' }, me: { demoFilled: said } });
  takeStoredProfile();
  renderScreen(<DemoStrip />, '/dashboards/home');
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

it('the people of the demo read how far it is filled', async () => {
  open(0, [60]);
  await waitFor(() => expect(strip()).not.toBeNull());
  expect(strip()?.textContent).toMatch(/^Die Demo wird gefüllt: 60\s%\./);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
});

it('they read it in English', async () => {
  setLanguage('en');
  open(10, [12]);
  await waitFor(() => expect(strip()?.textContent).toContain('Loading demo data: 12%'));
});

it('it goes once all is there', async () => {
  const fetch = open(99, [null]);
  await waitFor(() => expect(callsOf(fetch, '/graphql')).toHaveLength(1));
  expect(strip()).toBeNull();
});

it('nobody else asks for it', () => {
  const fetch = open(null, [50]);
  expect(strip()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
