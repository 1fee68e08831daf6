import Button from '@mui/material/Button';
import { organization } from '@tresen/domain/organization/organizations';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { AtPath, handleOf } from '../../kit/address/index.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { PageHeader, Panel } from '../../kit/page/index.ts';
import { RecordFacts, type StoredRecord, useStoredRecord } from '../../kit/record-form/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord } from '../../master-data/records/index.ts';
import { AddressesOf } from '../addresses/index.ts';
import { organizationKind } from './organization-kind.ts';
import { de } from './own-organization-page.de.ts';
import { en } from './own-organization-page.en.ts';
import styles from './own-organization-page.module.css';

const texts = defineTexts(de, en);

/** decisions ORG-07: this very word hides the addresses. */
const noAddress = 'noAddress';

/** /profile/organizations/:organizationId: an organization to look at, for everybody of the company (ORG-06, ORG-07). */
export const OwnOrganizationPage = () => {
  const { organizationId: id = '', organizationHandle, noAddress: last } = useParams();
  const query = useStoredRecord(organizationKind, id);
  const isBare = last === noAddress || (last === undefined && organizationHandle === noAddress);
  return (
    <Loaded query={query} skeleton={<Skeleton height={380} />}>
      {(record) => (record ? <Found record={record} isBare={isBare} /> : <NotFound />)}
    </Loaded>
  );
};

function Found({ record, isBare }: { readonly record: StoredRecord; readonly isBare: boolean }) {
  const t = useTexts(texts);
  const mayEdit = useMayOpen('/setting/organizations');
  const name = String(record.name);
  const path = `/profile/organizations/${record.id}/${handleOf(name)}`;
  return (
    <AtPath path={isBare ? `${path}/${noAddress}` : path}>
      <PageHeader title={name}>
        {mayEdit && (
          <Button
            variant="contained"
            startIcon={<EditOutlinedIcon />}
            component={Link}
            to={organizationKind.pathOf(record.id, record)}
          >
            {t.edit}
          </Button>
        )}
      </PageHeader>
      <div className={styles.panels}>
        <Panel title={t.facts}>
          <MasterDataRecord>
            <RecordFacts kind={organizationKind} record={record} names={Object.keys(organization.fields)} />
          </MasterDataRecord>
        </Panel>
        {!isBare && <Addresses record={record} />}
      </div>
    </AtPath>
  );
}

function Addresses({ record }: { readonly record: StoredRecord }) {
  const t = useTexts(texts);
  return (
    <Panel title={t.addresses}>
      <Suspense fallback={<Skeleton height={160} />}>
        <AddressesOf
          organization={{ id: record.id, name: String(record.name), country: String(record.country) }}
          pathOf={({ id, name }) => `/profile/organizationAddresses/${id}/${handleOf(name)}`}
          isEditable={false}
        />
      </Suspense>
    </Panel>
  );
}

function NotFound() {
  const t = useTexts(texts);
  return (
    <EmptyState title={t.notFoundTitle} text={t.notFoundText} isPage>
      <Button component={Link} to="/profile" variant="outlined">
        {t.toProfile}
      </Button>
    </EmptyState>
  );
}
