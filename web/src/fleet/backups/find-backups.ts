import { backupListWords } from '@tresen/domain/fleet/backups';
import { SearchBackupsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { BackupOutlinedIcon } from '../../kit/icons/backup-outlined.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';

/** Backups by file and register. */
export const backupKind: RecordKind = {
  name: { de: backupListWords.de.many, en: backupListWords.en.many },
  icon: BackupOutlinedIcon,
  find: async (text, { signal }) => {
    const variables = { text, first: hitLimit + 1 };
    const { searchBackups: found } = await posApi.request(SearchBackupsDocument, variables, signal);
    return {
      hits: found.slice(0, hitLimit).map(({ id, fileName, registerName, unitName }) => ({
        id,
        title: fileName,
        detail: `${registerName} · ${unitName}`,
        to: `/setting/backups/${id}`,
      })),
      all: found.length > hitLimit ? `/setting/backups?q=${encodeURIComponent(text)}` : undefined,
    };
  },
};
