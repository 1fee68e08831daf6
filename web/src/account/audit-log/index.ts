import type { Feature } from '../../kit/feature/index.ts';
import { AuditLogDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { auditVariables } from './audit-log-address.ts';

/** Who did what, acting as whom (ACC-38, USR-18). */
export const auditLog: Feature = {
  pages: [
    {
      path: '/setting/auditLog',
      load: () => import('./audit-log-page.tsx').then(({ AuditLogPage }) => ({ default: AuditLogPage })),
      startRequests: (params) => {
        if (params.get('view') !== 'support') generalApi.startEarly(AuditLogDocument, auditVariables(params));
      },
    },
  ],
};
