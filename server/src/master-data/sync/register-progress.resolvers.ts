import type { KindProgress } from '@tresen/domain/master-data/sync';
import type { Kit } from '../../kit/graphql/index.ts';
import { type RegisterProgress, registerProgress } from './register-progress.service.ts';

/** The sync of one register, for people who wait for it. */
export const addRegisterProgress = (kit: Kit): void => {
  const progress = progressType(kit);
  kit.builder.queryField('deviceSync', (t) =>
    t.field({
      type: progress,
      nullable: true,
      description: 'Null if no register with this ID is linked.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => (await registerProgress(ctx, id)) ?? null,
    }),
  );
};

function progressType({ builder }: Kit) {
  const kind = builder.objectRef<KindProgress>('SyncKindProgress').implement({
    fields: (t) => ({
      entity: t.exposeString('entity'),
      total: t.exposeInt('total', { description: 'Number of records in the branch.' }),
      taken: t.exposeInt('taken', {
        description: 'Number of records the register has in their current version.',
      }),
    }),
  });
  return builder.objectRef<RegisterProgress>('DeviceSync').implement({
    description: 'Master data sync status of a register.',
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      state: t.exposeString('state', { description: '`waiting`, `running`, `behind`, `failed` or `done`.' }),
      total: t.int({ resolve: ({ kinds }) => kinds.reduce((sum, { total }) => sum + total, 0) }),
      taken: t.int({ resolve: ({ kinds }) => kinds.reduce((sum, { taken }) => sum + taken, 0) }),
      kinds: t.expose('kinds', { type: [kind] }),
      open: t.exposeInt('open', { description: 'Number of changes not yet synced.' }),
      failed: t.exposeInt('failed', { description: 'Number of records it could not apply.' }),
      syncedAt: t.expose('syncedAt', { type: 'DateTime', nullable: true }),
      seenAt: t.expose('seenAt', { type: 'DateTime', nullable: true, description: 'Rounded to the hour.' }),
    }),
  });
}
