import type { Feature } from '../../kit/feature/index.ts';
import { switchDialog } from './switch-address.ts';

export { ActingBanner } from './acting-banner.tsx';
export { useSwitchingEntries } from './switching-entries.tsx';

/** Acting for others; the list lies over any page while the address has `?switch=user` (USR-10). */
export const switching: Feature = {
  dialogs: [
    {
      ...switchDialog,
      load: () => import('./switch-dialog.tsx').then(({ SwitchDialog }) => ({ default: SwitchDialog })),
    },
  ],
};
