import { auditList } from '@tresen/domain/account/audit-log';
import type { Feature } from '../../kit/feature/index.ts';
import { AuditLogDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';
import { auditLogPath, auditRequest, withListFilters } from './audit-log-address.ts';

const load = () => import('./audit-log-page.tsx').then(({ AuditLogPage }) => ({ default: AuditLogPage }));

/** Who did what, acting as whom (ACC-38, USR-18). */
export const auditLog: Feature = {
  pages: [
    {
      path: auditLogPath,
      load,
      startRequests: (params) =>
        generalApi.startEarly(
          AuditLogDocument,
          auditRequest(recordVariables(auditList, withListFilters(params))),
        ),
    },
    { path: `${auditLogPath}/:view`, load },
  ],
};
