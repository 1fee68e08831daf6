import Business from '@mui/icons-material/BusinessOutlined';
import { companyWords } from '@tresen/domain/master-data/companies';
import { FindCompaniesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Companies by name. */
export const foundCompanies: RecordKind = {
  name: { de: companyWords.de.many, en: companyWords.en.many },
  icon: Business,
  find: async (text, { signal }) => {
    const { companies } = await posApi.request(FindCompaniesDocument, findVariables(text), signal);
    return foundRecords(
      companies,
      ({ id, name, city }) => ({
        id,
        title: name,
        detail: city ?? '',
        to: recordPaths.company.pathOf(id),
      }),
      recordPaths.company.list,
      text,
    );
  },
};
