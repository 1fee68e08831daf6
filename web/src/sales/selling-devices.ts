import { DeviceDocument, DeviceListDocument } from '../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../kit/graphql/index.ts';
import type { FilterSource } from '../kit/record-list/index.ts';

/** As many as a list to choose from shows. */
const max = 25;

/** Registers, by which what they sent is found. */
export const sellingDevices: FilterSource = {
  key: 'devices',
  search: async (text) => {
    const { deviceList } = await posApi.request(DeviceListDocument, {
      filter: { search: text },
      first: max,
    });
    return deviceList.nodes.map(({ id, name, unitName }) => ({ id, name: `${name} · ${unitName}` }));
  },
  // Also one that is linked no more: its receipts stay.
  nameOf: async (id) => (await posApi.request(DeviceDocument, { id })).device?.name ?? null,
};
