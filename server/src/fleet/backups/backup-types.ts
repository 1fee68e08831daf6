import { backupStateNumbers, maxTenantBytes } from '@tresen/domain/fleet/backups';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { folderOf } from './backup-files.ts';
import { type BackupPage, totalBackups } from './backup-list.service.ts';
import type { BackupWork } from './backups.service.ts';
import { type Backup, sizesOf } from './backups.store.ts';
import type { SignedDownload } from './downloads.service.ts';

/** So many sizes make a trend. */
const trendSizes = 30;

/** A backup with all that is told of it. */
const backupType = ({ builder }: Kit) => {
  const point = builder.objectRef<Pick<Backup, 'id' | 'size' | 'endedAt'>>('BackupSize').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      size: t.float({ resolve: ({ size }) => size }),
      endedAt: t.expose('endedAt', { type: 'DateTime' }),
    }),
  });
  return builder.objectRef<Backup>('Backup').implement({
    description:
      'What a register has sent to be kept: a backup of its database, an archive, its configuration, a log.',
    fields: (t) => ({
      id: t.exposeID('id'),
      deviceId: t.exposeID('deviceId'),
      registerName: t.exposeString('registerName', { description: 'As it was called then.' }),
      unitId: t.exposeID('unitId', { description: 'The register’s branch now.' }),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone'),
      posSerial: t.exposeString('posSerial'),
      category: t.exposeString('category', { description: '`database`, `tse`, `configuration` or `log`.' }),
      state: t.exposeString('state', { description: '`active`, `archived`, `uploading` or `deleted`.' }),
      stateNumber: t.int({
        resolve: ({ state }) => backupStateNumbers[state],
        description: 'Active 1, archived 2, uploading 3, deleted −2.',
      }),
      fileName: t.exposeString('fileName'),
      filePath: t.string({ resolve: folderOf, description: 'Where its parts lie among the server’s files.' }),
      contentType: t.exposeString('contentType'),
      size: t.float({ resolve: ({ size }) => size, description: 'In bytes.' }),
      received: t.float({ resolve: ({ received }) => received, description: 'Bytes that have arrived.' }),
      previousSize: t.float({
        nullable: true,
        resolve: ({ previousSize }) => previousSize,
        description: 'Of the one before of the same register and category.',
      }),
      sha256: t.exposeString('sha256'),
      policyDays: t.exposeInt('policyDays', {
        nullable: true,
        description: 'Days that it is kept; null: for ever.',
      }),
      startedAt: t.expose('startedAt', {
        type: 'DateTime',
        description: 'When the register began to make it.',
      }),
      endedAt: t.expose('endedAt', { type: 'DateTime' }),
      processingMs: t.float({
        resolve: ({ startedAt, endedAt }) => Math.max(0, endedAt.getTime() - startedAt.getTime()),
        description: 'How long the register took.',
      }),
      begunAt: t.expose('begunAt', { type: 'DateTime', description: 'When its upload began.' }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime', nullable: true }),
      verifiedAt: t.expose('verifiedAt', { type: 'DateTime', nullable: true }),
      fault: t.exposeString('fault', {
        nullable: true,
        description: '`missing`, `damaged` or `unreadable`: what was found when it was read again.',
      }),
      archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
      deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
      trend: t.field({
        type: [point],
        description: 'The newest backups of the same register and category, at most 30, the newest last.',
        resolve: async (backup, _args, ctx) => [
          ...(await inTenant(ctx.db, tenantOf(ctx), (tx) => sizesOf(tx, backup, trendSizes))),
        ],
      }),
    }),
  });
};

/** What the fields of backups answer with. */
export const backupTypes = (kit: Kit) => {
  const { builder, pageInfo } = kit;
  const backup = backupType(kit);
  const connection = builder.objectRef<BackupPage>('BackupConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [backup], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({ resolve: (page, _args, ctx) => totalBackups(ctx, page) }),
      takenBytes: t.float({
        resolve: async ({ taken }) => (await taken()).all,
        description:
          'Of all backups of the tenant, whatever the filter says; beyond `maxBytes` no more are taken.',
      }),
      largestBytes: t.float({
        resolve: async ({ taken }) => (await taken()).largest,
        description: 'Of its largest backup; 0 where there is none.',
      }),
      maxBytes: t.float({ resolve: () => maxTenantBytes }),
    }),
  });
  const work = builder.objectRef<BackupWork>('BackupWork').implement({
    description: 'What came of archiving or deleting several, each for itself.',
    fields: (t) => ({
      done: t.idList({ resolve: ({ done }) => [...done] }),
      failed: t.idList({ resolve: ({ failed }) => [...failed] }),
    }),
  });
  const download = builder.objectRef<SignedDownload>('BackupDownload').implement({
    fields: (t) => ({
      path: t.exposeString('path', { description: 'Behind the address of the server; it opens once.' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    }),
  });
  const policy = builder
    .objectRef<{ readonly category: string; readonly days: number | null }>('BackupPolicy')
    .implement({
      fields: (t) => ({
        category: t.exposeString('category'),
        days: t.exposeInt('days', { nullable: true, description: 'Null: for ever.' }),
      }),
    });
  return { backup, connection, work, download, policy };
};
