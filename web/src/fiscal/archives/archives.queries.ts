import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  BeginTseArchiveDocument,
  RemoveTseArchiveDocument,
  TseArchiveDocument,
  type TseArchiveFactsFragment,
  TseArchiveFindingsDocument,
  type TseArchiveFindingsQuery,
  type TseArchiveRowFragment,
  TseArchivesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, savedId } from '../../kit/graphql/index.ts';
import { sendFile } from '../../kit/upload/index.ts';

export type TseArchiveRow = TseArchiveRowFragment;
export type TseArchive = TseArchiveFactsFragment;
export type TseArchiveFinding = TseArchiveFindingsQuery['tseArchiveFindings'][number];

const key = 'tseArchives';
const meta = { topics: ['securityDevices'] } as const;
const pageSize = 50;

/** The archives of a device, the newest first. */
export const archivesQuery = (securityDeviceId: string) =>
  queryOptions({
    queryKey: [key, 'of', securityDeviceId],
    queryFn: async () => (await posApi.request(TseArchivesDocument, { securityDeviceId })).tseArchives,
    meta,
  });

/** One archive. */
export const archiveQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: async () => (await posApi.request(TseArchiveDocument, { id })).tseArchive,
    meta,
  });

/** What was found in an archive, all or of one kind. */
export const findingsQuery = (id: string, finding: string | null) =>
  infiniteQueryOptions({
    queryKey: [key, 'findings', id, finding],
    queryFn: async ({ pageParam: after }) =>
      (await posApi.request(TseArchiveFindingsDocument, { id, finding, after })).tseArchiveFindings,
    initialPageParam: -1,
    getNextPageParam: (last) => (last.length < pageSize ? null : (last.at(-1)?.position ?? null)),
    meta,
  });

/** Sends an archive, piece after piece. @throws {RequestError} */
export const useSendArchive = (serial: string, onPart: (part: number) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const { beginTseArchive } = await posApi.request(BeginTseArchiveDocument, {
        ...{ serial, name: file.name, size: file.size },
      });
      const { id, pieceSize } = beginTseArchive;
      for (let at = 0; at < file.size; at += pieceSize) {
        onPart(at / file.size);
        const piece = new File([file.slice(at, at + pieceSize)], file.name);
        await sendFile(`/api/tse-archives/${id}/${at}`, {
          ...{ method: 'PUT', type: 'application/octet-stream', file: piece },
        });
      }
      return id;
    },
    onSettled: () => client.invalidateQueries({ queryKey: [key] }),
  });
};

/** Deletes what is no archive. */
export const useRemoveArchive = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      savedId((await posApi.request(RemoveTseArchiveDocument, { id })).removeTseArchive),
    onSuccess: () => client.invalidateQueries({ queryKey: [key, 'of'] }),
  });
};
