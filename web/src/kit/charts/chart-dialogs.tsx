import { Suspense } from 'react';
import { optional } from '../feature/index.ts';
import { FailedDialog } from '../states/index.ts';
import type { ChartDialogsProps } from './chart-parts.ts';

const FullScreen = optional(
  async () => (await import('./full-screen.tsx')).FullScreen,
  ({ address }) => <FailedDialog onClose={address.full.close} />,
);
const AboutDialog = optional(async () => (await import('./about-dialog.tsx')).AboutDialog, FailedDialog);

/** What opens over the page: the chart in full screen, and what its figure means. */
export const ChartDialogs = (props: ChartDialogsProps) => {
  const { chart, address, about } = props;
  if (!address.full.isOpen && !address.about.isOpen) return null;
  return (
    <Suspense fallback={null}>
      {address.full.isOpen && <FullScreen {...props} />}
      {address.about.isOpen && (
        <AboutDialog title={chart.title} onClose={address.about.close}>
          {about}
        </AboutDialog>
      )}
    </Suspense>
  );
};
