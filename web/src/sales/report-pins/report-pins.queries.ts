import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RangeChoice } from '@tresen/domain/sales/dashboards';
import {
  PinReportDocument,
  ReportPinsDocument,
  type ReportPinsQuery,
  UnpinReportDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';

export type ReportPin = ReportPinsQuery['reportPins'][number];

/** The person's pinned reports in their order, also those that are gone. */
export const reportPinsQuery = queryOptions({
  queryKey: ['reportPins'],
  queryFn: () => generalApi.request(ReportPinsDocument, {}),
  select: ({ reportPins }) => reportPins,
  meta: { isKept: true },
});

interface PinValues {
  readonly viewId: string;
  readonly range: RangeChoice;
  /** From 0; without one a pinned report stays where it is. */
  readonly place?: number;
}

/** Changes of the person's pins. Each throws RequestError. */
export const usePinChanges = () => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (run: () => Promise<string>) => run(),
    // After a refusal, too: another tab may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: reportPinsQuery.queryKey }),
  });
  return {
    isPending,
    pin: (values: PinValues) =>
      mutateAsync(async () => savedId((await generalApi.request(PinReportDocument, values)).pinReport)),
    unpin: (viewId: string) =>
      mutateAsync(async () =>
        savedId((await generalApi.request(UnpinReportDocument, { viewId })).unpinReport),
      ),
  };
};
