import { backupList } from '@tresen/domain/fleet/backups';
import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { BackupDocument, BackupsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';
import { startUnitsRequest } from '../../organization/units/index.ts';

/** Backups of registers. */
export const backups: Feature = {
  search: {
    id: 'backups',
    mayUse: 'Query.searchBackups',
    load: () => import('./find-backups.ts').then(({ backupKind }) => backupKind),
  },
  pages: [
    {
      path: '/setting/backups',
      load: () => import('./backups-page.tsx').then(({ BackupsPage }) => ({ default: BackupsPage })),
      startRequests: (params) => {
        posApi.startEarly(BackupsDocument, recordVariables(backupList, params));
        startUnitsRequest();
      },
    },
    pageOfRecord({
      path: '/setting/backups/:backupId',
      load: () => import('./backup-page.tsx').then(({ BackupPage }) => ({ default: BackupPage })),
      api: posApi,
      record: BackupDocument,
    }),
  ],
};
