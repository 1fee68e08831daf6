import { Suspense } from 'react';
import { useFormContext } from '../../kit/record-form/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { recordPaths } from '../../master-data/records/index.ts';
import { AddressesOf } from '../addresses/index.ts';

/** The addresses of the organization whose form this is. */
export const OrganizationAddresses = ({ id }: { readonly id: string }) => {
  const { base } = useFormContext().form;
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <AddressesOf
        organization={{ id, name: String(base?.name ?? ''), country: String(base?.country ?? 'DE') }}
        pathOf={(address) => recordPaths.organizationAddress.pathOf(address.id, address)}
        isEditable
      />
    </Suspense>
  );
};
