import { useQuery } from '@tanstack/react-query';
import type { RangeChoice } from '@tresen/domain/sales/dashboards';
import { maxPins } from '@tresen/domain/sales/report-pins';
import { type ReactNode, Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FailedDialog } from '../../kit/states/index.ts';
import { reportPinsQuery } from './report-pins.queries.ts';
import { reportPinTexts } from './report-pins-texts.ts';
import { usePinSteps } from './use-pin-steps.ts';

const PinDialog = optional(async () => (await import('./pin-dialog.tsx')).PinDialog, FailedDialog);

interface SavedReport {
  readonly id: string;
  readonly name: string;
}

/**
 * The entry with which a saved report goes to Home or comes off it, and the dialog that it opens.
 * @param range that is proposed; that of the report where it is relative to today
 */
export const usePinEntries = (range: RangeChoice | undefined) => {
  const t = useTexts(reportPinTexts);
  const f = useFormats();
  const { data: pins = [] } = useQuery(reportPinsQuery);
  const { add, takeOff, isPending } = usePinSteps(pins);
  const [chosen, setChosen] = useState<SavedReport>();
  const entriesOf = (report: SavedReport) => {
    const pin = pins.find(({ viewId }) => viewId === report.id);
    return pin
      ? [{ words: t.unpin(report.name), act: () => takeOff(pin) }]
      : [{ words: t.pin(report.name), act: () => setChosen(report) }];
  };
  const dialog: ReactNode = chosen && (
    <Suspense fallback={null}>
      <PinDialog
        name={chosen.name}
        range={range ?? 'LAST_WEEK'}
        isPinned={false}
        refusal={pins.length >= maxPins ? t.full(f.number(maxPins)) : undefined}
        isPending={isPending}
        onChosen={(days) => add({ viewId: chosen.id, name: chosen.name }, days)}
        onClose={() => setChosen(undefined)}
      />
    </Suspense>
  );
  return { entriesOf, dialog };
};
