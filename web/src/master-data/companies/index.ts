import Business from '@mui/icons-material/BusinessOutlined';
import { company } from '@tresen/domain/master-data/companies';
import { CompaniesDocument, CompanyDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Companies (CMP). */
export const companies = defineRecordFeature({
  entity: company,
  list: CompaniesDocument,
  record: CompanyDocument,
  icon: Business,
  keywords: ['Betriebe', 'Mandanten'],
  screens: () => import('./company-screens.tsx').then(({ companyScreens }) => companyScreens),
});
