import type { Feature } from '../../kit/feature/index.ts';

/** Security devices at the end of their life. */
export const swaps: Feature = {
  pages: [
    {
      path: '/manage/data/securityDevices/swaps',
      load: () => import('./swaps-page.tsx').then(({ SwapsPage }) => ({ default: SwapsPage })),
    },
  ],
};
