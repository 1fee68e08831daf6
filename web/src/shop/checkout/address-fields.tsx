import { type Country, countries } from '@tresen/domain/kit/countries';
import { placeWords } from '@tresen/domain/organization/addresses';
import type { OrderAddress } from '@tresen/domain/shop/orders';
import { Controller, useFormContext } from 'react-hook-form';
import { ChoiceBox, TextBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './checkout.module.css';
import type { KnownAddress } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { useFieldWords } from './use-field-words.ts';

type AddressName = 'billingAddress' | 'deliveryAddress';
type Part = keyof OrderAddress;

interface AddressFieldsProps {
  readonly name: AddressName;
  /** Those that can be taken as they are. */
  readonly known: readonly KnownAddress[];
}

/** How browsers name what they fill in. */
const autoComplete: Readonly<Record<Part, string>> = {
  name: 'organization',
  nameAddition: 'off',
  address: 'street-address',
  additionalAddress: 'address-line2',
  zipCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
};

/** Name and place of an address. */
export const AddressFields = ({ name, known }: AddressFieldsProps) => {
  const t = useTexts(checkoutTexts);
  const { fields, countries: countryNames } = placeWords[useLanguage()];
  const words = useFieldWords();
  const { register, control, formState } = useFormContext<CheckoutValues>();
  const errors = formState.errors[name];
  const section = name === 'billingAddress' ? 'billing' : 'shipping';
  const text = (part: Exclude<Part, 'country'>, label: string, required = false) => (
    <TextBox
      label={label}
      required={required}
      error={words(errors?.[part])}
      autoComplete={autoComplete[part] === 'off' ? 'off' : `${section} ${autoComplete[part]}`}
      {...register(`${name}.${part}`)}
    />
  );
  return (
    <div className={styles.fields}>
      {known.length > 1 && <KnownAddresses name={name} known={known} />}
      {text('name', t.name, true)}
      {text('nameAddition', t.nameAddition)}
      {text('address', fields.address, true)}
      {text('additionalAddress', fields.additionalAddress)}
      {text('zipCode', fields.zipCode, true)}
      {text('city', fields.city, true)}
      <Controller
        name={`${name}.country`}
        control={control}
        render={({ field }) => (
          <div className={styles.wide}>
            <ChoiceBox<Country>
              label={fields.country}
              name={field.name}
              required
              options={countries.map((country) => ({ value: country, title: countryNames[country] }))}
              value={field.value}
              onValue={(country) => field.onChange(country ?? 'DE')}
              onBlur={field.onBlur}
            />
          </div>
        )}
      />
    </div>
  );
};

function KnownAddresses({ name, known }: AddressFieldsProps) {
  const t = useTexts(checkoutTexts);
  const { watch, setValue } = useFormContext<CheckoutValues>();
  const current = watch(name);
  const take = (id: string | null) => {
    const found = known.find((address) => address.id === id);
    if (found)
      setValue(name, found.address as OrderAddress, {
        shouldDirty: true,
        shouldValidate: true,
        shouldTouch: true,
      });
  };
  return (
    <div className={styles.wide}>
      <ChoiceBox
        label={t.known}
        name={`${name}Known`}
        options={known.map(({ id, address }) => ({
          value: id,
          title: `${address.name}, ${address.address}, ${address.zipCode} ${address.city}`,
        }))}
        value={known.find(({ address }) => isSame(current, address))?.id ?? null}
        onValue={take}
      />
    </div>
  );
}

function isSame(one: OrderAddress, other: KnownAddress['address']): boolean {
  return one.name === other.name && one.address === other.address && one.zipCode === other.zipCode;
}
