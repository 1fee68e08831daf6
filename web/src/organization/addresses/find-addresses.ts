import Place from '@mui/icons-material/PlaceOutlined';
import { organizationAddressWords } from '@tresen/domain/organization/addresses';
import { FindOrganizationAddressesDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../../master-data/records/index.ts';

/** Addresses of organizations by company, street or city. */
export const foundOrganizationAddresses: RecordKind = {
  name: { de: organizationAddressWords.de.many, en: organizationAddressWords.en.many },
  icon: Place,
  find: async (text, { signal }) => {
    const { organizationAddresses } = await generalApi.request(
      FindOrganizationAddressesDocument,
      findVariables(text),
      signal,
    );
    return foundRecords(
      organizationAddresses,
      (row) => ({
        id: row.id,
        title: row.name,
        detail: row.city ?? '',
        to: recordPaths.organizationAddress.pathOf(row.id, row),
      }),
      recordPaths.organizationAddress.list,
      text,
    );
  },
};
