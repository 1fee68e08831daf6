import { archiveFindings, isDoubt, maxPieceBytes } from '@tresen/domain/fiscal/archives';
import type { Kit } from '../../kit/graphql/index.ts';
import type { StoredFinding } from './archive-checks.store.ts';
import { isRemovable } from './archives.service.ts';
import type { TseArchive } from './archives.store.ts';

interface Counted {
  readonly finding: string;
  readonly count: number;
  readonly isDoubt: boolean;
}

const countedOf = ({ summary }: TseArchive): Counted[] =>
  archiveFindings.flatMap((finding) => {
    const count = summary?.counts[finding] ?? 0;
    return count > 0 ? [{ finding, count, isDoubt: isDoubt(finding) }] : [];
  });

const dateOf = (at: number | null | undefined): Date | null => (at == null ? null : new Date(at));

/** An archive, and a finding of it. */
export const tseArchiveTypes = ({ builder }: Kit) => {
  const counted = builder.objectRef<Counted>('TseArchiveFindingCount').implement({
    fields: (t) => ({
      finding: t.exposeString('finding'),
      count: t.exposeInt('count'),
      isDoubt: t.exposeBoolean('isDoubt', { description: 'False for what is only told.' }),
    }),
  });
  const finding = builder.objectRef<StoredFinding>('TseArchiveFinding').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      finding: t.exposeString('finding'),
      transaction: t.float({ nullable: true, resolve: ({ transaction }) => transaction }),
      counter: t.float({ nullable: true, resolve: ({ counter }) => counter }),
      detail: t.exposeString('detail', { nullable: true }),
      receiptId: t.exposeID('receiptId', { nullable: true }),
    }),
  });
  const archive = builder.objectRef<TseArchive>('TseArchive').implement({
    description: 'An archive of a security device: the TAR of its signed log.',
    fields: (t) => ({
      id: t.exposeID('id'),
      securityDeviceId: t.exposeID('securityDeviceId'),
      serial: t.exposeString('serial'),
      name: t.exposeString('name'),
      zone: t.exposeString('zone'),
      state: t.exposeString('state', {
        description:
          '`receiving`, `waiting`, `checking`, `checked`, `same` as one that was there, or `failed`.',
      }),
      verdict: t.exposeString('verdict', {
        nullable: true,
        description: '`sound`, `doubtful` or `unreadable`.',
      }),
      cause: t.exposeString('cause', { nullable: true, description: 'Why it is unreadable.' }),
      sameAs: t.exposeID('sameAs', { nullable: true }),
      size: t.float({ resolve: ({ size }) => size }),
      received: t.float({ resolve: ({ received }) => received, description: 'The next piece begins here.' }),
      pieceSize: t.int({
        resolve: () => maxPieceBytes,
        description: 'Of each piece but the last, in bytes.',
      }),
      progress: t.float({ resolve: ({ progress }) => progress, description: 'Bytes read so far.' }),
      sha256: t.exposeString('sha256', { nullable: true }),
      senderKind: t.exposeString('senderKind'),
      senderName: t.exposeString('senderName'),
      begunAt: t.expose('begunAt', { type: 'DateTime' }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime', nullable: true }),
      checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
      isRemovable: t.boolean({ resolve: (one) => isRemovable(one) }),
      counts: t.field({ type: [counted], resolve: countedOf }),
      logs: t.int({ nullable: true, resolve: ({ summary }) => summary?.logs ?? null }),
      verified: t.int({ nullable: true, resolve: ({ summary }) => summary?.verified ?? null }),
      transactions: t.int({ nullable: true, resolve: ({ summary }) => summary?.transactions ?? null }),
      firstTransaction: t.float({
        nullable: true,
        resolve: ({ summary }) => summary?.firstTransaction ?? null,
      }),
      lastTransaction: t.float({
        nullable: true,
        resolve: ({ summary }) => summary?.lastTransaction ?? null,
      }),
      firstAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ summary }) => dateOf(summary?.firstAt),
      }),
      lastAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ summary }) => dateOf(summary?.lastAt),
      }),
      clientIds: t.field({ type: ['String'], resolve: ({ summary }) => [...(summary?.clientIds ?? [])] }),
      receiptTransactions: t.int({
        nullable: true,
        description: 'Transactions of receipts.',
        resolve: ({ comparison }) => comparison?.transactions ?? null,
      }),
      inCloud: t.int({
        nullable: true,
        description: 'How many of them are in the cloud.',
        resolve: ({ comparison }) => comparison?.inCloud ?? null,
      }),
      receipts: t.int({
        nullable: true,
        description: 'Receipts of the cloud within the archive’s transactions.',
        resolve: ({ comparison }) => comparison?.receipts ?? null,
      }),
    }),
  });
  return { archive, finding };
};
