import { tenantOf } from '../../kit/context/index.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { createSharedTypes, type ListArgs } from '../../kit/records/index.ts';
import { type DevicePage, devicePage, neighboursOfDevice, totalDevices } from './device-list.service.ts';
import type { DeviceDependencies, DeviceRef } from './device-type.ts';

/** The list of linked registers: narrowed, ordered and paged as the lists of master data are. */
export const addDeviceList = (
  kit: Kit,
  { onlineIds }: Pick<DeviceDependencies, 'onlineIds'>,
  device: DeviceRef,
): void => {
  const { filter, neighbours } = createSharedTypes(kit);
  const connection = connectionType(kit, device);
  kit.builder.queryFields((t) => ({
    deviceList: t.field({
      type: connection,
      args: {
        filter: t.arg({ type: filter }),
        sort: t.arg.string({
          description: '`name`, `unitName`, `lastPing` …; prefix with a minus for descending order.',
        }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => devicePage(ctx, args as ListArgs, onlineIds(tenantOf(ctx))),
    }),
    deviceNeighbours: t.field({
      type: neighbours,
      description: 'The previous and next register in a list.',
      args: { id: t.arg.id({ required: true }), filter: t.arg({ type: filter }), sort: t.arg.string() },
      resolve: (_root, { id, ...args }, ctx) =>
        neighboursOfDevice(ctx, id, args as ListArgs, onlineIds(tenantOf(ctx))),
    }),
  }));
};

function connectionType({ builder, pageInfo }: Kit, device: DeviceRef) {
  return builder.objectRef<DevicePage>('DeviceConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [device], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({ resolve: (page, _args, ctx) => totalDevices(ctx, page) }),
    }),
  });
}
