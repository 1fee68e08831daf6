import { type ComponentProps, Suspense } from 'react';
import { ChartCard } from '../../kit/charts/index.ts';
import { optional } from '../../kit/feature/index.ts';
import { FailedPart } from '../../kit/states/index.ts';
import type { WidgetId } from './figure-definitions.ts';

const FigureDefinition = optional(
  async () => (await import('./figure-definition.tsx')).FigureDefinition,
  FailedPart,
);

interface WidgetProps extends Omit<ComponentProps<typeof ChartCard>, 'id' | 'about'> {
  readonly id: WidgetId;
}

/** A chart of Home or Analytics, with the definition of its figure. */
export const Widget = (props: WidgetProps) => (
  <ChartCard
    {...props}
    about={
      <Suspense fallback={null}>
        <FigureDefinition id={props.id} />
      </Suspense>
    }
  />
);
