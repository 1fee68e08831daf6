import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DeviceNamesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

/** Registers that one can choose from a list without typing. */
const maxRegisters = 200;

/** The linked registers of branches; null is all. */
export const registersOf = (unitIds: readonly string[] | null) =>
  queryOptions({
    queryKey: ['devices', 'names', unitIds],
    queryFn: async () => {
      const variables = { search: '', unitIds: unitIds && [...unitIds], first: maxRegisters };
      return (await posApi.request(DeviceNamesDocument, variables)).deviceList.nodes;
    },
    placeholderData: keepPreviousData,
    meta: { topics: ['devices'] },
  });
