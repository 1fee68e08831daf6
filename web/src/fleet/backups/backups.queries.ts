import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ArchiveBackupsDocument,
  BackupDocument,
  type BackupFactsFragment,
  BackupPoliciesDocument,
  type BackupRowFragment,
  BackupSpaceDocument,
  BackupsDocument,
  DeleteBackupsDocument,
  SaveBackupPolicyDocument,
  SignBackupDownloadDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

export type BackupRow = BackupRowFragment;
export type Backup = BackupFactsFragment;

/** Pages of the list. */
export const backupsQuery = recordsQuery<BackupRow>(
  'backups',
  async (variables) => (await posApi.request(BackupsDocument, variables)).backups,
  ['backups'],
);

/** One backup. */
export const backupQuery = (id: string) =>
  queryOptions({
    queryKey: ['backups', id],
    queryFn: async () => (await posApi.request(BackupDocument, { id })).backup,
    meta: { topics: ['backups'] },
  });

/** How much room all of them take, and may take. */
export const backupSpaceQuery = queryOptions({
  queryKey: ['backups', 'space'],
  queryFn: async () => (await posApi.request(BackupSpaceDocument, {})).backups,
  meta: { topics: ['backups'] },
});

/** How long each category is kept. */
export const policiesQuery = queryOptions({
  queryKey: ['backups', 'policies'],
  queryFn: async () => (await posApi.request(BackupPoliciesDocument, {})).backupPolicies,
  meta: { topics: ['backups'] },
});

export type BackupWorkName = 'archive' | 'delete';

/** Archives or deletes several, each for itself. */
export const useBackupWork = (work: BackupWorkName) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const variables = { ids: [...ids] };
      return work === 'archive'
        ? (await posApi.request(ArchiveBackupsDocument, variables)).archiveBackups
        : (await posApi.request(DeleteBackupsDocument, variables)).deleteBackups;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['backups'] }),
  });
};

/** Gives the browser an address that opens once; it keeps the file without holding it in memory. */
export const downloadBackup = async (id: string): Promise<void> => {
  const { signBackupDownload } = await posApi.request(SignBackupDownloadDocument, { id });
  const link = document.createElement('a');
  link.href = signBackupDownload.path;
  link.download = '';
  link.click();
};

interface Policy {
  readonly category: string;
  readonly days: number | null;
}

/** Keeps how long categories are kept. */
export const useSavePolicies = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (policies: readonly Policy[]) => {
      for (const policy of policies)
        savedId((await posApi.request(SaveBackupPolicyDocument, policy)).saveBackupPolicy);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['backups'] }),
  });
};
