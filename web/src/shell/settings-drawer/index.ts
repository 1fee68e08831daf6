import type { Feature } from '../../kit/feature/index.ts';

export { SettingsNotSaved } from './settings-not-saved.tsx';
export { SettingsTool } from './settings-tool.tsx';
export { useSettingsEntry } from './use-settings-entry.tsx';

/** How the app looks; the drawer lies over any page while the address has `?panel=settings` (SHL-46). */
export const settings: Feature = {
  dialogs: [
    {
      param: 'panel',
      value: 'settings',
      load: () => import('./settings-drawer.tsx').then(({ SettingsDrawer }) => ({ default: SettingsDrawer })),
    },
  ],
};
