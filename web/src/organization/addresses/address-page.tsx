import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../../master-data/records/index.ts';
import { addressKind } from './address-kind.ts';
import { addressSections, addressTexts } from './address-sections.ts';

/** /setting/organizationAddresses/:organizationAddressId; `new` for a new one (ORG-04). */
export const AddressPage = () => {
  const t = useTexts(addressTexts);
  const { organizationAddressId = '' } = useParams();
  const sections = useMemo(() => addressSections(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={addressKind} id={organizationAddressId} sections={sections} />
    </MasterDataRecord>
  );
};
