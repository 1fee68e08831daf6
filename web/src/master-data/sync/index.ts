import type { Feature } from '../../kit/feature/index.ts';

export { ResyncButton } from './resync-button.tsx';
export { SyncTool } from './sync-tool.tsx';

/** What of the master data is not yet on the registers; over any page while the address has `?panel=sync`. */
export const sync: Feature = {
  dialogs: [
    {
      param: 'panel',
      value: 'sync',
      load: () => import('./sync-panel.tsx').then(({ SyncPanel }) => ({ default: SyncPanel })),
    },
  ],
};
