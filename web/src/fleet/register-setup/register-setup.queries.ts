import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ApproveRegisterDocument,
  type ApproveRegisterInput,
  DenyRegisterDocument,
  PendingRegisterDocument,
  SetupProgressDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError, savedId } from '../../kit/graphql/index.ts';

/** Milliseconds between two looks at a register that is about to come online. */
export const progressEvery = 2000;

/** The register that shows a code, in its stored form; asked only for complete codes. */
export const pendingRegisterQuery = (userCode: string | undefined) =>
  queryOptions({
    queryKey: ['pendingRegister', userCode],
    queryFn: () => posApi.request(PendingRegisterDocument, { userCode: userCode ?? '' }),
    select: ({ pendingRegister }) => pendingRegister,
    enabled: userCode !== undefined,
    gcTime: 0,
  });

/** How far a freshly linked register has come. */
export const setupProgressQuery = (id: string) =>
  queryOptions({
    queryKey: ['devices', id, 'setup'],
    queryFn: async () => {
      const { device } = await posApi.request(SetupProgressDocument, { id });
      if (device === null) throw new RequestError('NOT_FOUND');
      return device;
    },
    refetchInterval: progressEvery,
    meta: { topics: ['devices', 'figures'] },
  });

/** Refuses the register behind a code, which then stops asking. Throws RequestError. */
export const useDenyRegister = () =>
  useMutation({
    mutationFn: (userCode: string) => posApi.request(DenyRegisterDocument, { userCode }),
  });

/** Links the register; answers with the id of its device. Throws RequestError. */
export const useApproveRegister = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (register: ApproveRegisterInput) =>
      savedId((await posApi.request(ApproveRegisterDocument, { register })).approveRegister),
    onSuccess: () => client.invalidateQueries(),
  });
};
