import { appTypes, licenceTypes, updatePriceMessages } from '@tresen/domain/fleet/licences';
import { Controller } from 'react-hook-form';
import { ChoiceBox, ScaledBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { appTypeWords, licenceTypeWords } from './choice-words.ts';
import styles from './editing.module.css';
import type { UpdatePriceForm } from './update-price-form.ts';
import { updatePriceTexts } from './update-prices-texts.ts';

/** A version, or what it costs. */
export const PriceNumberField = ({
  form,
  name,
  isMoney = false,
  autoFocus = false,
}: {
  readonly form: UpdatePriceForm;
  readonly name: 'fromVersion' | 'mainVersion' | 'price';
  readonly isMoney?: boolean;
  readonly autoFocus?: boolean;
}) => {
  const t = useTexts(updatePriceTexts);
  const words = (message: string | undefined) => {
    const code = updatePriceMessages.find((known) => known === message);
    return code ? t[code] : message;
  };
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field, fieldState }) => (
        <ScaledBox
          required
          autoFocus={autoFocus}
          label={t[name]}
          kind={isMoney ? 'cents' : 'whole'}
          unit={isMoney ? '€' : undefined}
          name={name}
          value={field.value}
          onValue={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={words(fieldState.error?.message)}
        />
      )}
    />
  );
};

/** What the price is for; of one that is listed this never changes. */
export const PlaceFields = ({ form }: { readonly form: UpdatePriceForm }) => {
  const t = useTexts(updatePriceTexts);
  const words = { ...useTexts(appTypeWords), ...useTexts(licenceTypeWords), ...t };
  const choice = (name: 'appType' | 'licenceType' | 'kind', values: readonly (keyof typeof words)[]) => (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <ChoiceBox<string>
          required
          label={t[name]}
          hint={name === 'kind' ? t.upgradeHint : undefined}
          name={name}
          options={values.map((value) => ({ value, title: String(words[value]) }))}
          value={field.value}
          onValue={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
  return (
    <>
      {choice('appType', appTypes)}
      {choice('licenceType', licenceTypes)}
      {choice('kind', ['update', 'upgrade'])}
      <div className={styles.pair}>
        <PriceNumberField form={form} name="fromVersion" />
        <PriceNumberField form={form} name="mainVersion" />
      </div>
    </>
  );
};
