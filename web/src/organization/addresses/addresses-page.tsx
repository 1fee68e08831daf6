import Place from '@mui/icons-material/PlaceOutlined';
import { organizationAddress, organizationAddressWords } from '@tresen/domain/organization/addresses';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../../master-data/record-lists/index.ts';
import { recordPaths } from '../../master-data/records/index.ts';
import { addressKind } from './address-kind.ts';
import { de } from './addresses-page.de.ts';
import { en } from './addresses-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  'name',
  'kind',
  { field: 'isDefault', isTableOnly: true },
  { field: 'organizationId' },
  { field: 'address', isTableOnly: true },
  { field: 'zipCode', isTableOnly: true },
  { field: 'city' },
  { field: 'country', isTableOnly: true, isExtra: true },
  { field: 'phone', isTableOnly: true, isExtra: true },
  { field: 'email', isTableOnly: true, isExtra: true },
] as const;

/** /setting/organizationAddresses (ORG-04, ORG-18). */
export const AddressesPage = () => (
  <RecordListPage
    name="organizationAddresses"
    entity={organizationAddress}
    words={organizationAddressWords}
    query={addressKind.query}
    columns={columns}
    pathOf={recordPaths.organizationAddress.pathOf}
    texts={useTexts(texts)}
    icon={<Place />}
  />
);
