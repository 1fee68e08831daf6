import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import {
  type AddressKind,
  addressKinds,
  organizationAddressWords,
} from '@tresen/domain/organization/addresses';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { optional } from '../../kit/feature/index.ts';
import { defineTexts, useTexts, useWords } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { FailedDialog, Loaded, Skeleton } from '../../kit/states/index.ts';
import { de } from './addresses-of.de.ts';
import { en } from './addresses-of.en.ts';
import styles from './addresses-of.module.css';
import { addressesOfQuery, type OwnedAddress } from './addresses-of.queries.ts';

const texts = defineTexts(de, en);

// Opened by a click, so it need not weigh on the page.
const NewAddressDialog = optional(
  async () => (await import('./new-address-dialog.tsx')).NewAddressDialog,
  FailedDialog,
);

/** The parameter of the address that opens the dialog: `?add=billing`. */
const addParam = 'add';

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly country: string;
}

export interface AddressesOfProps {
  readonly organization: Owner;
  /** The page of an address. */
  readonly pathOf: (address: OwnedAddress) => string;
  /** Whoever looks may add some. */
  readonly isEditable: boolean;
}

type GroupProps = AddressesOfProps & {
  readonly kind: AddressKind;
  readonly addresses: readonly OwnedAddress[];
};

/** The billing and delivery addresses of an organization; whoever may adds to them here (ORG-18). */
export const AddressesOf = (props: AddressesOfProps) => {
  const t = useTexts(texts);
  const query = useQuery(addressesOfQuery(props.organization.id));
  return (
    <Loaded query={query} skeleton={<Skeleton height={160} />}>
      {({ nodes, pageInfo }) => (
        <>
          <div className={styles.groups}>
            {addressKinds.map((kind) => (
              <Group
                key={kind}
                {...props}
                kind={kind}
                addresses={nodes.filter((address) => address.kind === kind)}
              />
            ))}
          </div>
          {pageInfo.hasNextPage && <Link to="/setting/organizationAddresses">{t.more}</Link>}
          <AddDialog {...props} addresses={nodes} />
        </>
      )}
    </Loaded>
  );
};

function Group({ kind, addresses, pathOf, isEditable }: GroupProps) {
  const t = useTexts(texts);
  const { change } = useAddress();
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{t[kind]}</h3>
      {addresses.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <Address key={address.id} address={address} to={pathOf(address)} />
          ))}
        </ul>
      )}
      {isEditable && (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => change({ [addParam]: kind })}>
          {kind === 'billing' ? t.addBilling : t.addDelivery}
        </Button>
      )}
    </div>
  );
}

function Address({ address, to }: { readonly address: OwnedAddress; readonly to: string }) {
  const t = useTexts(texts);
  const words = useWords(organizationAddressWords);
  const { additionalAddress, zipCode, city, country } = address;
  const countries: Readonly<Record<string, string>> = words.choices.country;
  const lines = [address.address, additionalAddress, `${zipCode} ${city}`, countries[country] ?? country];
  return (
    <li>
      <Link to={to} className={styles.address}>
        <span className={styles.name}>
          <bdi>{address.name}</bdi>
          {address.isDefault && <Chip size="small" color="primary" label={t.standard} />}
          {!address.isActive && <Chip size="small" label={t.inactive} />}
        </span>
        <bdi className={styles.lines}>{lines.filter(Boolean).join(', ')}</bdi>
      </Link>
    </li>
  );
}

function AddDialog({
  organization,
  isEditable,
  addresses,
}: AddressesOfProps & { readonly addresses: readonly OwnedAddress[] }) {
  const t = useTexts(texts);
  const { params, change } = useAddress();
  const kind = addressKinds.find((known) => known === params.get(addParam));
  if (!kind || !isEditable) return null;
  return (
    <Suspense fallback={null}>
      <NewAddressDialog
        title={kind === 'billing' ? t.newBilling : t.newDelivery}
        initial={{
          organizationId: organization.id,
          kind,
          name: organization.name,
          country: organization.country,
          // The first of its kind is the one that is meant.
          isDefault: !addresses.some((address) => address.kind === kind && address.isDefault),
        }}
        onClose={() => change({ [addParam]: null }, { replace: true })}
      />
    </Suspense>
  );
}
