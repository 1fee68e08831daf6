import type { Feature } from '../../kit/feature/index.ts';

export { Arrivals } from './arrivals.tsx';
export { NotificationsTool } from './notifications-tool.tsx';
export { OpenAlerts } from './open-alerts.tsx';

/** What the server tells people by itself; over any page while the address has `?panel=notifications` (SHL-41). */
export const notifications: Feature = {
  dialogs: [
    {
      param: 'panel',
      value: 'notifications',
      load: () =>
        import('./notifications-panel.tsx').then(({ NotificationsPanel }) => ({
          default: NotificationsPanel,
        })),
    },
  ],
};
