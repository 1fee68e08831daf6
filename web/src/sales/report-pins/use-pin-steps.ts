import type { RangeChoice } from '@tresen/domain/sales/dashboards';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type ReportPin, usePinChanges } from './report-pins.queries.ts';
import { reportPinTexts } from './report-pins-texts.ts';

/** What can be done with pins, each with its words and its undo. */
export const usePinSteps = (pins: readonly ReportPin[]) => {
  const t = useTexts(reportPinTexts);
  const f = useFormats();
  const notify = useNotify();
  const { pin, unpin, isPending } = usePinChanges();
  const attempt = async (run: () => Promise<unknown>, done?: string, undo?: () => void) => {
    try {
      await run();
      if (done !== undefined) notify.success(done, undo);
      return true;
    } catch (error) {
      notify.failure(error);
      return false;
    }
  };
  /** A report that is gone cannot be pinned again, so that has no undo. */
  const takeOff = ({ viewId, name, range, query }: ReportPin) => {
    const place = pins.findIndex((other) => other.viewId === viewId);
    const undo = () => void attempt(() => pin({ viewId, range, place }), t.pinned(name));
    return attempt(() => unpin(viewId), t.unpinned(name), query === null ? undefined : undo);
  };
  return {
    isPending,
    takeOff,
    add: (report: Pick<ReportPin, 'viewId' | 'name'>, range: RangeChoice) =>
      attempt(
        () => pin({ viewId: report.viewId, range }),
        t.pinned(report.name),
        () => void attempt(() => unpin(report.viewId), t.unpinned(report.name)),
      ),
    changeDays: ({ viewId, name, range }: ReportPin, chosen: RangeChoice, days: string) =>
      attempt(
        () => pin({ viewId, range: chosen }),
        t.daysSet(name, days),
        () => void attempt(() => pin({ viewId, range })),
      ),
    /** Its undo is the way back. */
    move: ({ viewId, name, range }: ReportPin, by: 1 | -1) => {
      const place = pins.findIndex((other) => other.viewId === viewId) + by;
      const said = t.movedTo(name, f.number(place + 1), f.number(pins.length));
      return attempt(() => pin({ viewId, range, place }), said);
    },
  };
};
