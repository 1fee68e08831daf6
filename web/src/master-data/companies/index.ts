import { company } from '@tresen/domain/master-data/companies';
import { CompaniesDocument, CompanyDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { BusinessOutlinedIcon } from '../../kit/icons/business-outlined.tsx';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Companies (CMP). */
export const companies = defineRecordFeature({
  entity: company,
  list: CompaniesDocument,
  record: CompanyDocument,
  icon: BusinessOutlinedIcon,
  keywords: ['Betriebe', 'Mandanten'],
  screens: () => import('./company-screens.tsx').then(({ companyScreens }) => companyScreens),
});
