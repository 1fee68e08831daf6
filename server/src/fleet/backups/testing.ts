import { join } from 'node:path';
import { dataOf, type TestServer } from '../../app/testing/test-app.ts';

/** For whom a test asks; read anew at each question. */
interface Asker {
  readonly app: TestServer;
  readonly tenantId: string;
  /** Who asks unless another token is given. */
  readonly owner: string;
}

/** What people do with backups, through the API, and where their files lie. */
export const backupsOf = (asker: () => Asker) => {
  const ask = async <T>(query: string, variables = {}, token = asker().owner) =>
    dataOf<T>(await asker().app.call('/graphql/pos', token, query, variables));
  return {
    ask,
    stateOf: async (id: string) =>
      (
        await ask<{ backup: { state: string; stateNumber: number; fault: string | null } }>(
          'query($id: ID!) { backup(id: $id) { state stateNumber fault } }',
          { id },
        )
      ).backup,
    work: async (name: 'archiveBackups' | 'deleteBackups', ids: readonly string[], token?: string) =>
      (
        await ask<Record<string, unknown>>(
          `mutation($ids: [ID!]!) { ${name}(ids: $ids) { done failed } }`,
          { ids },
          token,
        )
      )[name],
    /** The address of a download. */
    sign: async (id: string, token?: string, name = 'signBackupDownload') =>
      (
        await ask<Record<string, { path: string }>>(
          `mutation($id: ID!) { ${name}(id: $id) { path expiresAt } }`,
          { id },
          token,
        )
      )[name]?.path ?? '',
    folderOf: (id: string) => join(asker().app.dataDir, 'files', 'backups', asker().tenantId, id),
  };
};
