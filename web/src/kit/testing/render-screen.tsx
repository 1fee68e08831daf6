import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { LeaveGuard } from '../leave/index.ts';
import { Notices } from '../notices/index.ts';

/** Shows a screen as the app would, at an address; it stays whatever the address becomes. */
export const renderScreen = (screen: ReactElement, address = '/') => {
  const element = (
    <>
      {screen}
      <Address />
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Notices>
        <RouterProvider router={router} />
      </Notices>
    </QueryClientProvider>,
  );
  return { ...view, router };
};

/** Writes the address into the page, where a test can read it. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
