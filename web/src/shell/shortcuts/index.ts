import type { Feature } from '../../kit/feature/index.ts';

export { ShortcutLinks } from './shortcut-links.tsx';
export { ShortcutsTool } from './shortcuts-tool.tsx';

/** The starred pages; their panel is open while the address has `?panel=shortcuts` (SHL-33). */
export const shortcuts: Feature = {
  dialogs: [
    {
      param: 'panel',
      value: 'shortcuts',
      load: () => import('./shortcuts-panel.tsx').then(({ ShortcutsPanel }) => ({ default: ShortcutsPanel })),
    },
  ],
};
