import { QueryClient } from '@tanstack/react-query';
import { failureCode } from '../kit/graphql/index.ts';

/**
 * Last known data shows at once and is fetched again behind it (experience.md 1). Only a missing connection is
 * worth another try; what the server refused once it refuses again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 5_000,
        gcTime: 30 * 60_000,
        retry: (count, error) => count < 2 && failureCode(error) === 'NO_CONNECTION',
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
  });
