import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Notices } from '../notices/index.ts';

/** Writes the address into the page, where a test can read it. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** Shows a screen as the app would, at an address. */
export const renderScreen = (screen: ReactElement, address = '/') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Notices>
        <MemoryRouter initialEntries={[address]}>
          {screen}
          <Address />
        </MemoryRouter>
      </Notices>
    </QueryClientProvider>,
  );
