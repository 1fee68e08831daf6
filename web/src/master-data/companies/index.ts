import { company } from '@tresen/domain/master-data/companies';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { CompaniesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** Companies (CMP). */
export const companies: Feature = {
  search: {
    id: 'companies',
    mayUse: 'Query.companies',
    load: () => import('./find-companies.ts').then(({ foundCompanies }) => foundCompanies),
  },
  pages: [
    {
      path: '/manage/data/companies',
      load: () => import('./companies-page.tsx').then(({ CompaniesPage }) => ({ default: CompaniesPage })),
      startRequests: (params) => {
        posApi.startEarly(CompaniesDocument, recordVariables(company, params));
        startUnitsRequest();
      },
    },
    {
      path: '/manage/data/companies/:companyId',
      load: () => import('./company-page.tsx').then(({ CompanyPage }) => ({ default: CompanyPage })),
    },
  ],
};
