import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';

import { startConfiguration } from './place-address.ts';

/** What registers are set to (CFG-01). */
export const configurations: Feature = {
  pages: [
    {
      path: '/manage/data/configurations',
      load: async () => ({ default: (await import('./configurations-page.tsx')).ConfigurationsPage }),
      startRequests: (params) => {
        startConfiguration(params);
        startUnitsRequest();
      },
    },
  ],
};
