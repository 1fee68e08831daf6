import Contacts from '@mui/icons-material/ContactsOutlined';
import { customerWords } from '@tresen/domain/organization/customers';
import { FindCustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../../master-data/records/index.ts';

/** Customers by name, street, city or number in the CRM. */
export const foundCustomers: RecordKind = {
  name: { de: customerWords.de.many, en: customerWords.en.many },
  icon: Contacts,
  find: async (text, { signal }) => {
    const { customers } = await generalApi.request(FindCustomersDocument, findVariables(text), signal);
    return foundRecords(
      customers,
      (row) => ({
        id: row.id,
        title: row.name,
        detail: row.city ?? '',
        to: recordPaths.customer.pathOf(row.id, row),
      }),
      recordPaths.customer.list,
      text,
    );
  },
};
