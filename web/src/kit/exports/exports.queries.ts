import { queryOptions } from '@tanstack/react-query';
import type { ExportFailure, ExportFormat, ExportState } from '@tresen/domain/kit/exports';
import {
  CancelExportDocument,
  ExportDocument,
  type ExportFactsFragment,
  type ExportInput,
  ExportsDocument,
  type ExportsQueryVariables,
  RemoveExportDocument,
  RetryExportDocument,
  StartExportDocument,
} from '../graphql/generated/pos/graphql.ts';
import { posApi, savedId } from '../graphql/index.ts';
import type { Language } from '../i18n/index.ts';

/** An export as the screens show it. */
export interface ExportFacts extends Omit<ExportFactsFragment, 'state' | 'format' | 'failure'> {
  readonly state: ExportState;
  readonly format: ExportFormat;
  readonly failure: ExportFailure | null;
}

/** One export, followed live. */
export const exportQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['exports', 'one', id, language],
    queryFn: () => posApi.request(ExportDocument, { id, language }),
    select: (answer) => factsOf(answer.export),
    meta: { topics: ['exports'] },
  });

/** A page of the exports, newest first. Throws RequestError. */
export const readExports = async (variables: ExportsQueryVariables) => {
  const { exports } = await posApi.request(ExportsDocument, variables);
  return { ...exports, nodes: exports.nodes.map(factsOf) };
};

/** Begins one; what is short is done in the answer. Throws RequestError. */
export const startExport = async (input: ExportInput, language: Language): Promise<ExportFacts> =>
  factsOf((await posApi.request(StartExportDocument, { input, language })).startExport);

export const cancelExport = async (id: string, language: Language): Promise<ExportFacts> =>
  factsOf((await posApi.request(CancelExportDocument, { id, language })).cancelExport);

export const retryExport = async (id: string, language: Language): Promise<ExportFacts> =>
  factsOf((await posApi.request(RetryExportDocument, { id, language })).retryExport);

export const removeExport = async (id: string): Promise<string> =>
  savedId((await posApi.request(RemoveExportDocument, { id })).removeExport);

/** Where the file of an export is fetched, with the session's token. */
export const fileUrl = (id: string): string => `/api/exports/files/${id}`;

function factsOf(given: ExportFactsFragment): ExportFacts {
  return given as ExportFacts;
}
