import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ImportOptions, Mapping } from '@tresen/domain/master-data/files';
import {
  CancelImportDocument,
  CheckImportDocument,
  ImportDocument,
  type ImportFactsFragment,
  ImportFaultsDocument,
  type ImportFaultsQuery,
  ImportProposalsDocument,
  type ImportReadingInput,
  ReadImportDocument,
  StartImportDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { sendFile, type UploadStage } from '../../kit/upload/index.ts';

export type Import = ImportFactsFragment;
export type Report = NonNullable<Import['report']>;
export type FaultGroup = Report['groups'][number];
export type ImportFault = ImportFaultsQuery['importFaults']['nodes'][number];

/** Milliseconds: progress is seen without a live connection, too. */
const lookAgainMs = 1_000;

export const importKey = (id: string) => ['import', id] as const;

/** One import, followed while it is checked. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: importKey(id),
    queryFn: async () => (await posApi.request(ImportDocument, { id })).import,
    refetchInterval: ({ state: { data } }) => (data?.state === 'checking' ? lookAgainMs : false),
    meta: { topics: ['changeSets'] },
  });

/** What fields could have that the file does not tell: ids, or the name of a record that is made. */
export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: ['importProposals', id],
    queryFn: async () =>
      JSON.parse((await posApi.request(ImportProposalsDocument, { id })).import.proposals) as Readonly<
        Record<string, string>
      >,
  });

/** What is told of an upload beside its import. */
export interface Uploaded {
  readonly importId: string;
  /** Columns that were guessed by other words or by their content. */
  readonly unsure: readonly number[];
  /** As the last time for such a file. */
  readonly isKept: boolean;
}

/** Sends a file. @throws {RequestError}; what the signal was aborted with */
export const uploadFile = async (
  plural: string,
  language: Language,
  file: File,
  signal: AbortSignal,
  onStage: (stage: UploadStage) => void,
): Promise<Uploaded> =>
  (await sendFile(`/api/imports/${plural}?name=${encodeURIComponent(file.name)}&language=${language}`, {
    ...{ method: 'POST', type: 'application/octet-stream' },
    ...{ file, signal, onStage },
  })) as Uploaded;

/** Reads the file again, as somebody says. @throws {RequestError} */
export const readAgain = async (id: string, reading: ImportReadingInput): Promise<Uploaded> =>
  (await posApi.request(ReadImportDocument, { id, reading })).readImport;

/** Begins to find out what the file would do. @throws {RequestError} */
export const checkImport = async (
  id: string,
  mapping: Mapping,
  options: ImportOptions,
  language: Language,
): Promise<Import> =>
  (
    await posApi.request(CheckImportDocument, {
      id,
      mapping: [...mapping],
      options: JSON.stringify(options),
      language,
    })
  ).checkImport;

/** Does what the check has shown. @throws {RequestError} CONFLICT when something else was checked meanwhile */
export const startImport = async (id: string, checkId: string): Promise<Import> =>
  (await posApi.request(StartImportDocument, { id, checkId })).startImport;

/** Gives an import up that is not started. @throws {RequestError} */
export const cancelImport = async (id: string): Promise<Import> =>
  (await posApi.request(CancelImportDocument, { id })).cancelImport;

/** What is wrong with the file, in its order. */
export const faultsQuery = (id: string, checkId: string) =>
  infiniteQueryOptions({
    queryKey: ['importFaults', id, checkId],
    queryFn: async ({ pageParam }) =>
      (await posApi.request(ImportFaultsDocument, { id, first: 50, after: pageParam })).importFaults,
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
  });

/** All faults that the server has kept. @throws {RequestError} */
export const everyFault = async (id: string): Promise<readonly ImportFault[]> => {
  const faults: ImportFault[] = [];
  let after: string | null = null;
  do {
    const { importFaults }: ImportFaultsQuery = await posApi.request(ImportFaultsDocument, {
      id,
      first: 1_000,
      after,
    });
    faults.push(...importFaults.nodes);
    after = importFaults.pageInfo.hasNextPage ? importFaults.pageInfo.endCursor : null;
  } while (after !== null);
  return faults;
};
