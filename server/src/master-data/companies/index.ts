import { company } from '@tresen/domain/master-data/companies';
import { defineSource } from '../../kit/records/index.ts';

/** Companies. */
export const companySource = defineSource({
  entity: company,
  table: 'companies',
  type: 'Company',
  plural: 'companies',
});
