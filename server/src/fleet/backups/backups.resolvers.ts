import { backupCategories } from '@tresen/domain/fleet/backups';
import { registerOf, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { hitsOf, type Kit } from '../../kit/graphql/index.ts';
import { createSharedTypes, type ListArgs } from '../../kit/records/index.ts';
import { backupPage } from './backup-list.service.ts';
import { policiesOf } from './backup-policies.store.ts';
import { backupTypes } from './backup-types.ts';
import { knownBackup, savePolicy, workOnBackups } from './backups.service.ts';
import { searchBackups, wholeBackupsOf } from './backups.store.ts';
import type { BackupsPort } from './backups-port.ts';
import { signDownload } from './downloads.service.ts';

type Types = ReturnType<typeof backupTypes>;

/** Backups answer at /graphql/pos: to people, and each register about its own. */
export const addBackups = (kit: Kit, port: BackupsPort): void => {
  const types = backupTypes(kit);
  addReading(kit, types);
  addWork(kit, types, port);
  addOwn(kit, types, port);
};

function addReading(kit: Kit, { backup, connection, policy }: Types): void {
  const { filter } = createSharedTypes(kit);
  kit.builder.queryFields((t) => ({
    backups: t.field({
      type: connection,
      args: {
        filter: t.arg({ type: filter }),
        sort: t.arg.string({
          description: '`fileName`, `endedAt` or `size`; prefix with a minus for descending order.',
        }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => backupPage(ctx, args as ListArgs),
    }),
    backup: t.field({
      type: backup,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => inTenant(ctx.db, tenantOf(ctx), (tx) => knownBackup(tx, id)),
    }),
    searchBackups: t.field({
      type: [backup],
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: async (_root, { text, first }, ctx) => [
        ...(await inTenant(ctx.db, tenantOf(ctx), (tx) => searchBackups(tx, text, hitsOf(first)))),
      ],
    }),
    backupPolicies: t.field({
      type: [policy],
      description: 'How long each category is kept; archived ones are kept until somebody deletes them.',
      resolve: async (_root, _args, ctx) => {
        const policies = await inTenant(ctx.db, tenantOf(ctx), policiesOf);
        return backupCategories.map((category) => ({ category, days: policies[category] }));
      },
    }),
  }));
}

function addWork({ builder, saveResult }: Kit, { work, download }: Types, port: BackupsPort): void {
  builder.mutationFields((t) => {
    const ids = t.arg.idList({ required: true, description: 'At most 500.' });
    return {
      archiveBackups: t.field({
        type: work,
        description: 'Active ones only.',
        args: { ids },
        resolve: (_root, args, ctx) => workOnBackups(ctx, port, 'archive', args.ids),
      }),
      deleteBackups: t.field({
        type: work,
        description: 'Archived ones only, for good.',
        args: { ids },
        resolve: (_root, args, ctx) => workOnBackups(ctx, port, 'delete', args.ids),
      }),
      signBackupDownload: t.field({
        type: download,
        description: 'An address that opens once, within five minutes.',
        args: { id: t.arg.id({ required: true }) },
        resolve: (_root, { id }, ctx) => signDownload(ctx, port, id),
      }),
      saveBackupPolicy: t.field({
        type: saveResult,
        args: { category: t.arg.string({ required: true }), days: t.arg.int() },
        resolve: async (_root, { category, days }, ctx) => {
          await savePolicy(ctx, { category, days: days ?? null });
          return { isSuccess: true, modelId: null };
        },
      }),
    };
  });
}

function addOwn({ builder }: Kit, { backup, download }: Types, port: BackupsPort): void {
  builder.queryFields((t) => ({
    ownBackups: t.field({
      type: [backup],
      description: 'For registers: its own whole backups, the newest first.',
      args: { first: t.arg.int() },
      resolve: async (_root, { first }, ctx) => [
        ...(await inTenant(ctx.db, tenantOf(ctx), (tx) =>
          wholeBackupsOf(tx, registerOf(ctx).deviceId, hitsOf(first)),
        )),
      ],
    }),
  }));
  builder.mutationFields((t) => ({
    signOwnBackupDownload: t.field({
      type: download,
      description: 'For registers: an address for a backup of its own.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => signDownload(ctx, port, id),
    }),
  }));
}
