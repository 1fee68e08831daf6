import { render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { DocumentationPage } from './documentation-page.tsx';

const stood = vi.fn();

/** As the app does: what says that the page stands is behind it. */
const Arrival = () => {
  useEffect(() => stood(screen.queryAllByRole('heading').map(({ textContent }) => textContent)), []);
  return null;
};

it('SHL-57: the help stands once its text does; what waits for the page does not travel before that', async () => {
  render(
    <MemoryRouter initialEntries={['/documentation']}>
      <Suspense fallback={<p>loading</p>}>
        <DocumentationPage />
        <Arrival />
      </Suspense>
    </MemoryRouter>,
  );
  expect(screen.getByText('loading')).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'Erste Schritte' });
  await expect
    .poll(() => stood.mock.calls)
    .toEqual([[expect.arrayContaining(['Erste Schritte', 'Beispielzahlen'])]]);
});
