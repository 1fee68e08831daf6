import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AlertMailSettingsDocument,
  type AlertMailSettingsInput,
  type AlertMailSettingsQuery,
  SaveAlertMailSettingsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export type AlertMailSettings = AlertMailSettingsQuery['alertMailSettings'];

/** What the person gets by mail. */
export const alertMailsQuery = queryOptions({
  queryKey: ['alertMailSettings'],
  queryFn: () => generalApi.request(AlertMailSettingsDocument, {}),
  select: ({ alertMailSettings }) => alertMailSettings,
});

export const useSaveAlertMails = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: AlertMailSettingsInput) =>
      generalApi.request(SaveAlertMailSettingsDocument, { settings }),
    onSuccess: () => client.invalidateQueries({ queryKey: alertMailsQuery.queryKey }),
  });
};
