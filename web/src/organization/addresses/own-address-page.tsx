import Button from '@mui/material/Button';
import { organizationAddress, organizationAddressWords } from '@tresen/domain/organization/addresses';
import { Link, useParams } from 'react-router';
import { AtPath, handleOf } from '../../kit/address/index.ts';
import { defineTexts, useTexts, useWords } from '../../kit/i18n/index.ts';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { PageHeader, Panel } from '../../kit/page/index.ts';
import { RecordFacts, useStoredRecord } from '../../kit/record-form/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord } from '../../master-data/records/index.ts';
import { addressKind } from './address-kind.ts';
import { de } from './own-address-page.de.ts';
import { en } from './own-address-page.en.ts';

const texts = defineTexts(de, en);

/** /profile/organizationAddresses/:organizationAddressId: an address to look at, for everybody of the company (ORG-08). */
export const OwnAddressPage = () => {
  const t = useTexts(texts);
  const words = useWords(organizationAddressWords);
  const mayEdit = useMayOpen('/setting/organizationAddresses');
  const { organizationAddressId: id = '' } = useParams();
  const query = useStoredRecord(addressKind, id);
  return (
    <Loaded query={query} skeleton={<Skeleton height={380} />}>
      {(address) => {
        if (!address) return <NotFound />;
        const name = String(address.name);
        const owner = address.organization as { readonly id: string; readonly name: string };
        return (
          <AtPath path={`/profile/organizationAddresses/${id}/${handleOf(name)}`}>
            <PageHeader
              title={name}
              subtitle={<Link to={`/profile/organizations/${owner.id}`}>{t.toOrganization(owner.name)}</Link>}
            >
              {mayEdit && (
                <Button
                  variant="contained"
                  startIcon={<EditOutlinedIcon />}
                  component={Link}
                  to={addressKind.pathOf(id, address)}
                >
                  {t.edit}
                </Button>
              )}
            </PageHeader>
            <Panel title={words.one}>
              <MasterDataRecord>
                <RecordFacts
                  kind={addressKind}
                  record={address}
                  names={Object.keys(organizationAddress.fields)}
                />
              </MasterDataRecord>
            </Panel>
          </AtPath>
        );
      }}
    </Loaded>
  );
};

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
