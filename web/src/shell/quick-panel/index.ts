import type { Feature } from '../../kit/feature/index.ts';

export { QuickPanelTool } from './quick-panel-tool.tsx';

/** Today, the latest news and quick settings; over any page while the address has `?panel=quick` (SHL-34). */
export const quickPanel: Feature = {
  dialogs: [
    {
      param: 'panel',
      value: 'quick',
      load: () => import('./quick-panel.tsx').then(({ QuickPanel }) => ({ default: QuickPanel })),
    },
  ],
};
