import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  RemoveReportMailDocument,
  type ReportMailInput,
  ReportMailsDocument,
  type ReportMailsQuery,
  ResendReportMailConfirmationDocument,
  SaveReportMailDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export type ReportMail = ReportMailsQuery['reportMails'][number];
export type ReportMailRecipient = ReportMail['recipients'][number];
export type { ReportMailInput };

/** The tenant's report mails, by name. */
export const reportMailsQuery = queryOptions({
  queryKey: ['reportMails'],
  queryFn: () => generalApi.request(ReportMailsDocument, {}),
  select: ({ reportMails }) => reportMails,
});

export const useSaveReportMail = () =>
  useChange((reportMail: ReportMailInput) => generalApi.request(SaveReportMailDocument, { reportMail }));

export const useRemoveReportMail = () =>
  useChange((id: string) => generalApi.request(RemoveReportMailDocument, { id }));

export const useAskAgain = () =>
  useChange((input: { id: string; email: string }) =>
    generalApi.request(ResendReportMailConfirmationDocument, input),
  );

function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: reportMailsQuery.queryKey }),
  });
}
