import type { organizationAddress } from '@tresen/domain/organization/addresses';
import { RecordDialog } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../../master-data/records/index.ts';
import { addressKind } from './address-kind.ts';
import { contactFields, placeFields } from './place-fields.ts';

const fields = [{ name: 'isDefault' as const }, 'name' as const, ...placeFields, ...contactFields];

interface NewAddressDialogProps {
  readonly title: string;
  readonly initial: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** Makes an address of an organization on its page. */
export const NewAddressDialog = ({ title, initial, onClose }: NewAddressDialogProps) => (
  <MasterDataRecord>
    <RecordDialog<typeof organizationAddress>
      kind={addressKind}
      title={title}
      fields={fields}
      initial={initial}
      draftName={`new.${initial.organizationId}.${initial.kind}`}
      onClose={onClose}
    />
  </MasterDataRecord>
);
