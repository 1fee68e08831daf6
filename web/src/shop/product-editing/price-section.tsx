import { contractTypes } from '@tresen/domain/shop/products';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { contractWords } from './choice-words.ts';
import styles from './editing.module.css';
import { editingTexts } from './editing-texts.ts';
import { ChoiceField, NumberField, TextField, useField } from './form-fields.tsx';
import type { ProductForm } from './product-values.ts';

interface DayFieldProps {
  readonly name: 'discountFrom' | 'discountUntil';
  readonly label: string;
  /** The offer runs from the first to the last second of its days. */
  readonly time: string;
}

/** What a product costs, how it is paid, and its offer. */
export const PriceSection = () => {
  const t = useTexts(editingTexts);
  const contracts = useTexts(contractWords);
  const { control } = useFormContext<ProductForm>();
  const contract = useWatch({ control, name: 'contractType' });
  return (
    <Panel title={t.prices}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <NumberField name="price" label={t.price} hint={t.priceHint} isMoney required />
          <NumberField name="setupFee" label={t.setupFee} isMoney />
        </div>
        <ChoiceField
          name="contractType"
          label={t.contractType}
          required
          options={contractTypes.map((type) => ({ value: type, title: contracts[type] }))}
        />
        <div className={styles.pair}>
          <NumberField
            name="contractDurationMonths"
            label={t.contractDurationMonths}
            hint={contract === 'Recurring' ? undefined : t.contractDurationHint}
          />
          {contract === 'Recurring' && (
            <NumberField name="billingIntervalMonths" label={t.billingIntervalMonths} />
          )}
        </div>
        <DiscountFields />
      </div>
    </Panel>
  );
};

function DiscountFields() {
  const t = useTexts(editingTexts);
  return (
    <fieldset className={styles.group}>
      <legend>{t.discount}</legend>
      <div className={styles.pair}>
        <NumberField name="discountedPrice" label={t.discountedPrice} hint={t.discountedPriceHint} isMoney />
        <div className={styles.pair}>
          <DayField name="discountFrom" label={t.discountFrom} time="00:00:00" />
          <DayField name="discountUntil" label={t.discountUntil} time="23:59:59" />
        </div>
        <TextField name="discountDescriptionDe" label={t.discountDescriptionDe} />
        <TextField name="discountDescriptionEn" label={t.discountDescriptionEn} />
      </div>
    </fieldset>
  );
}

function DayField({ name, label, time }: DayFieldProps) {
  const { field, error } = useField(name);
  return (
    <div>
      <DateBox
        label={label}
        value={dayOf(field.value)}
        onChange={(day) => field.onChange(day === '' ? null : new Date(`${day}T${time}`).toISOString())}
      />
      {error !== undefined && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The day of a moment where the editor is. */
function dayOf(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
