import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  RemoveEmployeePinDocument,
  SetEmployeePinDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { type StoredRecord, useFormContext } from '../../kit/record-form/index.ts';

interface PinTarget {
  readonly id: string;
  readonly version: number;
}

/** `conflict`: somebody else has saved the employee since. */
export type PinOutcome = 'done' | 'refused' | 'conflict';

/** Sets a PIN, or takes it away. The page goes on with the version that comes of it, whatever is typed there. */
export const useChangePin = () => {
  const client = useQueryClient();
  const { form } = useFormContext();
  return useMutation({
    mutationFn: async ({
      pin,
      ...target
    }: PinTarget & { readonly pin: string | null }): Promise<PinOutcome> => {
      const { isSuccess, faults, record } = await ask(target, pin);
      if (!isSuccess || !record) return faults.length > 0 ? 'refused' : 'conflict';
      const stored = record as unknown as StoredRecord;
      form.adopt(stored);
      client.setQueryData(['records', 'employee', 'record', stored.id], stored);
      await client.invalidateQueries({
        predicate: ({ meta }) =>
          (meta?.topics as readonly string[] | undefined)?.includes('masterData') === true,
      });
      return 'done';
    },
    // A PIN stays in no memory of the page.
    gcTime: 0,
  });
};

async function ask(target: PinTarget, pin: string | null) {
  if (pin === null) return (await posApi.request(RemoveEmployeePinDocument, target)).removeEmployeePin;
  return (await posApi.request(SetEmployeePinDocument, { ...target, pin })).setEmployeePin;
}
