import { DeviceNameDocument, DeviceNamesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { NamedReferences } from '../../kit/record-form/index.ts';

/** Registers that a search for one shows; further ones come when more is typed. */
const first = 20;

interface FoundDevice {
  readonly id: string;
  readonly name: string;
  readonly unitName: string;
}

/** The linked registers of these branches, for fields that name one; null is all. */
export const deviceReferences = (unitIds: readonly string[] | null): NamedReferences => ({
  key: `device of ${unitIds?.join(' ') ?? 'all'}`,
  search: async (search) => {
    const variables = { search, first, unitIds: unitIds && [...unitIds] };
    return named((await posApi.request(DeviceNamesDocument, variables)).deviceList.nodes);
  },
  nameOf: async (id) => (await posApi.request(DeviceNameDocument, { id })).device?.name ?? null,
  pathOf: (id) => `/setting/device/${id}`,
});

/** With the branch, where names could be of registers in several. */
function named(found: readonly FoundDevice[]) {
  const isOneBranch = new Set(found.map(({ unitName }) => unitName)).size === 1;
  return found.map(({ id, name, unitName }) => ({ id, name: isOneBranch ? name : `${name} · ${unitName}` }));
}
