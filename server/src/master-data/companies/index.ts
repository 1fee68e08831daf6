import { company } from '@tresen/domain/master-data/companies';
import { defineSource } from '../../kit/records/index.ts';

// answers companies, company, companyNeighbours, companyDeletions, saveCompany, deleteCompanies, restoreCompanies:
// kit/records
/** Companies. */
export const companySource = defineSource({
  entity: company,
  table: 'companies',
  type: 'Company',
  plural: 'companies',
});
