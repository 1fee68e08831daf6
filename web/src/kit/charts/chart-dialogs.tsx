import { type ReactNode, Suspense } from 'react';
import { optional } from '../feature/index.ts';
import type { Chart } from './chart-file.ts';
import type { useChartAddress } from './use-chart-address.ts';

const FullScreen = optional(async () => (await import('./full-screen.tsx')).FullScreen);
const AboutDialog = optional(async () => (await import('./about-dialog.tsx')).AboutDialog);

/** All of what a chart shows the beginning of. */
export interface Whole {
  /** What opens it. */
  readonly name: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface ChartDialogsProps {
  readonly chart: Chart;
  readonly isEmpty: boolean;
  readonly address: ReturnType<typeof useChartAddress>;
  readonly about: ReactNode;
  readonly whole: Whole | undefined;
}

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
