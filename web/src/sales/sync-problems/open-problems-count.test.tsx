import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenSyncProblemsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { OpenProblemsCount } from './open-problems-count.tsx';
import { openProblemsQuery } from './sync-problems.queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('SHL-77: counts all open problems and proposals, and again whenever one comes or goes', async () => {
  fakeGraphql([
    [OpenSyncProblemsDocument, () => ({ syncProblems: { totalCount: 12 }, proposals: { totalCount: 3 } })],
  ]);
  renderScreen(
    <OpenProblemsCount>{(count) => <output aria-label="count">{count}</output>}</OpenProblemsCount>,
  );
  expect(await screen.findByText('15')).toBeTruthy();
  expect(openProblemsQuery.meta).toEqual({ topics: ['syncProblems'] });
});
