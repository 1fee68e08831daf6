import type { customer } from '@tresen/domain/organization/customers';
import { RecordDialog } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../../master-data/records/index.ts';
import { customerKind } from './customer-kind.ts';

export interface NewCustomerDialogProps {
  readonly title: string;
  readonly onSaved: (customer: { readonly id: string; readonly name: string }) => void;
  readonly onClose: () => void;
}

/** Makes a customer where one is needed, such as at the checkout (decisions ORG-27). */
export const NewCustomerDialog = ({ title, onSaved, onClose }: NewCustomerDialogProps) => (
  <MasterDataRecord>
    <RecordDialog<typeof customer>
      kind={customerKind}
      title={title}
      fields={[
        { name: 'company', isWide: true },
        'firstName',
        'lastName',
        'street',
        'houseNumber',
        'zipCode',
        'city',
        { name: 'country', isWide: true },
        'phone',
      ]}
      initial={{}}
      draftName="new.checkout"
      onSaved={({ id, name }) => onSaved({ id, name: String(name) })}
      onClose={onClose}
    />
  </MasterDataRecord>
);
