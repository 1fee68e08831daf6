import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { findingsOf } from './archive-checks.store.ts';
import { tseArchiveTypes } from './archive-types.ts';
import { beginArchive, known, removeArchive } from './archives.service.ts';
import { archivesOfDevice } from './archives.store.ts';
import type { ArchivesPort } from './archives-port.ts';

const findings = { default: 50, most: 200 } as const;

/** Archives of security devices answer at /graphql/pos: for people, and to registers that send them. */
export const addTseArchives = (kit: Kit, port: ArchivesPort): void => {
  const { archive, finding } = tseArchiveTypes(kit);
  addReading(kit, archive, finding);
  addSending(kit, archive, port);
};

type Types = ReturnType<typeof tseArchiveTypes>;

function addReading({ builder }: Kit, archive: Types['archive'], finding: Types['finding']): void {
  builder.queryFields((t) => ({
    tseArchives: t.field({
      type: [archive],
      description: 'The archives of a security device, newest first, at most 100.',
      args: { securityDeviceId: t.arg.id({ required: true }) },
      resolve: async (_root, { securityDeviceId }, ctx) => [
        ...(await inTenant(ctx.db, tenantOf(ctx), (tx) => archivesOfDevice(tx, securityDeviceId))),
      ],
    }),
    tseArchive: t.field({
      type: archive,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => inTenant(ctx.db, tenantOf(ctx), (tx) => known(tx, id)),
    }),
    tseArchiveFindings: t.field({
      type: [finding],
      description:
        'What was found, in order; of each kind the first thousand. `after` is the position of the last one.',
      args: {
        id: t.arg.id({ required: true }),
        finding: t.arg.string(),
        after: t.arg.int(),
        first: t.arg.int(),
      },
      resolve: async (_root, { id, finding: kind, after, first }, ctx) => [
        ...(await inTenant(ctx.db, tenantOf(ctx), (tx) =>
          findingsOf(tx, id, {
            finding: kind ?? null,
            after: after ?? -1,
            first: Math.min(Math.max(first ?? findings.default, 1), findings.most),
          }),
        )),
      ],
    }),
  }));
}

function addSending(kit: Kit, archive: Types['archive'], port: ArchivesPort): void {
  const { builder, saveResult } = kit;
  builder.mutationFields((t) => {
    const args = {
      serial: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      size: t.arg.float({ required: true, description: 'In bytes.' }),
      sha256: t.arg.string({ description: 'Of the whole archive, 64 hexadecimal digits.' }),
    };
    return {
      beginTseArchive: t.field({
        type: archive,
        description: 'Begins to upload an archive; its pieces go to `/api/tse-archives/{id}/{received}`.',
        args,
        resolve: (_root, given, ctx) => beginArchive(ctx, given),
      }),
      announceTseArchive: t.field({
        type: archive,
        description:
          'For registers: the same; pieces go to `/api/registers/tse-archives/{id}/{received}`. One that is there already is returned.',
        args,
        resolve: (_root, given, ctx) => beginArchive(ctx, given),
      }),
      removeTseArchive: t.field({
        type: saveResult,
        description: 'Only of what is incomplete, there twice or not readable.',
        args: { id: t.arg.id({ required: true }) },
        resolve: async (_root, { id }, ctx) => {
          await removeArchive(ctx, port, id);
          return { isSuccess: true, modelId: id };
        },
      }),
    };
  });
}
