import Apartment from '@mui/icons-material/Apartment';
import { organizationWords } from '@tresen/domain/organization/organizations';
import { FindOrganizationsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../../master-data/records/index.ts';

/** Organizations by name, street or city. */
export const foundOrganizations: RecordKind = {
  name: { de: organizationWords.de.many, en: organizationWords.en.many },
  icon: Apartment,
  find: async (text, { signal }) => {
    const { organizations } = await generalApi.request(
      FindOrganizationsDocument,
      findVariables(text),
      signal,
    );
    return foundRecords(
      organizations,
      (row) => ({
        id: row.id,
        title: row.name,
        detail: row.city ?? '',
        to: recordPaths.organization.pathOf(row.id, row),
      }),
      recordPaths.organization.list,
      text,
    );
  },
};
