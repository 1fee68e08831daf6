import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

export interface ChangeOptions {
  /** The change takes the place of the step before it. */
  readonly replace?: boolean;
  /** What the step keeps besides the address. */
  readonly state?: unknown;
}

/**
 * A function that changes the parameters of the address. It begins with the address as the router has it: what shows
 * follows a moment later, and the second of two quick changes would take back the first.
 */
export const useChangeParams = () => {
  const [shown, setParams] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  return useCallback(
    (next: (current: URLSearchParams) => URLSearchParams, options: ChangeOptions = {}) => {
      const current = router ? new URLSearchParams(router.state.location.search) : shown;
      setParams(next(current), {
        preventScrollReset: true,
        replace: options.replace ?? false,
        state: options.state,
      });
    },
    [router, shown, setParams],
  );
};
