import Apartment from '@mui/icons-material/Apartment';
import { organization, organizationWords } from '@tresen/domain/organization/organizations';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../../master-data/record-lists/index.ts';
import { recordPaths } from '../../master-data/records/index.ts';
import { organizationKind } from './organization-kind.ts';
import { de } from './organizations-page.de.ts';
import { en } from './organizations-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  'name',
  { field: 'address', isTableOnly: true },
  { field: 'zipCode', isTableOnly: true },
  'city',
  { field: 'country', isTableOnly: true },
  { field: 'phone', isTableOnly: true },
  { field: 'email', isTableOnly: true, isExtra: true },
] as const;

/** /setting/organizations (ORG-02, ORG-09). */
export const OrganizationsPage = () => (
  <RecordListPage
    name="organizations"
    entity={organization}
    words={organizationWords}
    query={organizationKind.query}
    columns={columns}
    pathOf={recordPaths.organization.pathOf}
    texts={useTexts(texts)}
    icon={<Apartment />}
  />
);
