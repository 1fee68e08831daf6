import { lazy } from 'react';
import type { Feature } from '../../kit/feature/index.ts';

/** The archives of a device, on its page; its code comes with the page. */
export const DeviceArchivesPanel = lazy(() =>
  import('./device-archives-panel.tsx').then(({ DeviceArchivesPanel: panel }) => ({ default: panel })),
);

/** Archives of security devices, with what was found in them. */
export const tseArchives: Feature = {
  pages: [
    {
      path: '/manage/data/securityDevices/:securityDeviceId/archives/:archiveId',
      load: () => import('./archive-page.tsx').then(({ ArchivePage }) => ({ default: ArchivePage })),
    },
  ],
};
