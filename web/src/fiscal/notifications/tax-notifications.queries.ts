import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ConcludeTaxNotificationDocument,
  type ConcludeTaxNotificationMutationVariables,
  DiscardTaxNotificationDocument,
  PrepareTaxNotificationsDocument,
  SaveTaxEstablishmentDocument,
  SaveTaxSystemDocument,
  SaveTaxTaxpayerDocument,
  type TaxEstablishmentInput,
  TaxRegistrationDocument,
  type TaxRegistrationQuery,
  type TaxRegistrationRowFragment,
  TaxRegistrationsDocument,
  type TaxSystemInput,
  type TaxTaxpayerInput,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError, savedId } from '../../kit/graphql/index.ts';
import { sendFile } from '../../kit/upload/index.ts';

/** An establishment as the list shows it. */
export type TaxRegistrationRow = TaxRegistrationRowFragment;
/** An establishment with all that its page shows. */
export type TaxRegistration = NonNullable<TaxRegistrationQuery['taxRegistration']>;
export type PastNotification = TaxRegistration['notifications'][number];
export type TaxFault = TaxRegistration['faults'][number];
export type TaxSystem = TaxRegistration['systems'][number];

const key = 'taxNotifications';
const meta = { topics: ['taxNotifications', 'securityDevices', 'devices', 'units'] } as const;

/** All establishments of the tenant. */
export const taxRegistrationsQuery = queryOptions({
  queryKey: [key, 'all'],
  queryFn: async () => (await posApi.request(TaxRegistrationsDocument, {})).taxRegistrations,
  meta,
});

/** One establishment, its form in the reader's language. */
export const taxRegistrationQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [key, 'one', id, language],
    queryFn: async () => {
      const { taxRegistration } = await posApi.request(TaxRegistrationDocument, { id, language });
      if (taxRegistration === null) throw new RequestError('NOT_FOUND');
      return taxRegistration;
    },
    meta,
  });

/** Prepares the notifications of branches, and checks them. */
export const usePrepare = () =>
  useChange(
    async (unitIds: readonly string[]) =>
      (await posApi.request(PrepareTaxNotificationsDocument, { unitIds: [...unitIds] }))
        .prepareTaxNotifications,
  );

/** Notes that a notification was sent, or refused. */
export const useConclude = () =>
  useChange(async (end: ConcludeTaxNotificationMutationVariables) =>
    savedId((await posApi.request(ConcludeTaxNotificationDocument, end)).concludeTaxNotification),
  );

export const useDiscard = () =>
  useChange(async (id: string) =>
    savedId((await posApi.request(DiscardTaxNotificationDocument, { id })).discardTaxNotification),
  );

/** What of master data and people's additions the tax office asks for. */
export type DetailsInput =
  | { readonly taxpayer: TaxTaxpayerInput }
  | { readonly establishment: TaxEstablishmentInput }
  | { readonly system: TaxSystemInput };

export const useSaveDetails = () => useChange(saveDetails);

/** Archives what the tax office answered. */
export const useSendReceipt = (id: string) =>
  useChange((file: File) =>
    sendFile(`/api/tax-notifications/${id}/receipt?name=${encodeURIComponent(file.name)}`, {
      ...{ method: 'PUT', file, type: 'application/octet-stream' },
    }),
  );

async function saveDetails(input: DetailsInput): Promise<string> {
  if ('taxpayer' in input)
    return savedId((await posApi.request(SaveTaxTaxpayerDocument, input)).saveTaxTaxpayer);
  if ('establishment' in input)
    return savedId((await posApi.request(SaveTaxEstablishmentDocument, input)).saveTaxEstablishment);
  return savedId((await posApi.request(SaveTaxSystemDocument, input)).saveTaxSystem);
}

function useChange<Input, Answer>(run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
}
