import Alert from '@mui/material/Alert';
import { countries, countryDefaults } from '@tresen/domain/kit/countries';
import { maxUnitDescription, unitTypes } from '@tresen/domain/organization/units';
import { useMemo } from 'react';
import { Controller, type FieldError, type UseFormReturn, useWatch } from 'react-hook-form';
import { Choice, ChoiceBox, LongTextBox, ReferenceBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { hasWords, searchedWords } from '../../kit/search/index.ts';
import { pathWords, useParents } from './move-dialog.tsx';
import { OpeningHoursFields } from './opening-hours-fields.tsx';
import { OrganizationBox } from './organization-box.tsx';
import type { TreeUnit } from './tree-unit.ts';
import type { UnitForm } from './unit-form-values.ts';
import styles from './unit-page.module.css';
import { unitTexts } from './unit-texts.ts';

interface UnitFieldsProps {
  readonly form: UseFormReturn<UnitForm>;
  /** Null for a new unit. */
  readonly id: string | null;
  readonly units: readonly TreeUnit[];
}

/** What a unit is, and when its business day ends; a header needs only the first. */
export const UnitFields = (props: UnitFieldsProps) => {
  const type = useWatch({ control: props.form.control, name: 'type' });
  const words = useFaultWords();
  return (
    <>
      <GeneralFields {...props} />
      {type !== 'group' && <BusinessDayFields {...props} />}
      {type !== 'group' && <OpeningHoursFields {...props} words={words} />}
    </>
  );
};

function GeneralFields(props: UnitFieldsProps) {
  const t = useTexts(unitTexts);
  const words = useFaultWords();
  const { control, register, formState } = props.form;
  const { errors } = formState;
  return (
    <Panel title={t.general}>
      <div className={styles.fields}>
        <TextBox
          label={t.name}
          required
          autoComplete="off"
          error={words(errors.name)}
          {...register('name')}
        />
        <Controller
          name="type"
          control={control}
          render={({ field, fieldState }) => (
            <Choice
              legend={t.type}
              name={field.name}
              options={unitTypes.map((type) => ({ value: type, title: t[type], hint: t[`${type}Hint`] }))}
              value={field.value}
              error={words(fieldState.error)}
              onChange={field.onChange}
            />
          )}
        />
        <div className={styles.pair}>
          <ParentField {...props} />
          <OrganizationBox control={control} words={words} />
        </div>
        <Controller
          name="description"
          control={control}
          render={({ field, fieldState }) => (
            <LongTextBox
              {...field}
              label={t.description}
              max={maxUnitDescription}
              hint={t.descriptionHint}
              error={words(fieldState.error)}
            />
          )}
        />
      </div>
    </Panel>
  );
}

function useFaultWords() {
  const t = useTexts(unitTexts);
  return (error: FieldError | undefined): string | undefined => {
    const words: unknown = error?.message && t[error.message as keyof typeof t];
    return typeof words === 'string' ? words : error?.message;
  };
}

function ParentField({ form: { control }, id, units }: UnitFieldsProps) {
  const t = useTexts(unitTexts);
  const words = useFaultWords();
  const type = useWatch({ control, name: 'type' });
  const source = useParents(units, { id, type });
  return (
    <Controller
      name="parentId"
      control={control}
      render={({ field, fieldState }) => (
        <ReferenceBox
          label={t.parent}
          name={field.name}
          source={source}
          value={field.value}
          chosenName={field.value === null ? undefined : pathWords(units, field.value)}
          hint={t.parentHint}
          error={words(fieldState.error)}
          onValue={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

function BusinessDayFields({ form, id }: UnitFieldsProps) {
  const t = useTexts(unitTexts);
  const words = useFaultWords();
  const { control, register, setValue, formState } = form;
  const { errors, dirtyFields } = formState;
  const isLaterOnly = id !== null && (dirtyFields.zone === true || dirtyFields.cutOff === true);
  return (
    <Panel title={t.businessDay}>
      <div className={styles.fields}>
        <Controller
          name="country"
          control={control}
          render={({ field, fieldState }) => (
            <ChoiceBox
              label={t.country}
              name={field.name}
              required
              options={countries.map((country) => ({ value: country, title: t[country] }))}
              value={field.value}
              hint={t.countryHint(countryDefaults[field.value].currency)}
              error={words(fieldState.error)}
              onValue={(country) => {
                if (country === null) return;
                field.onChange(country);
                setValue('zone', countryDefaults[country].zone, { shouldDirty: true });
              }}
            />
          )}
        />
        <div className={styles.pair}>
          <ZoneField form={form} />
          <TextBox
            label={t.cutOff}
            type="time"
            required
            inputProps={{ min: '00:00', max: '12:00' }}
            hint={t.cutOffHint}
            error={words(errors.cutOff)}
            {...register('cutOff')}
          />
        </div>
        {isLaterOnly && <Alert severity="info">{t.laterOnly}</Alert>}
      </div>
    </Panel>
  );
}

function ZoneField({ form: { control } }: Pick<UnitFieldsProps, 'form'>) {
  const t = useTexts(unitTexts);
  const words = useFaultWords();
  const zones = useZones();
  return (
    <Controller
      name="zone"
      control={control}
      render={({ field, fieldState }) => (
        <ReferenceBox
          label={t.zone}
          name={field.name}
          required
          source={zones}
          value={field.value || null}
          chosenName={field.value}
          error={words(fieldState.error)}
          onValue={(zone) => field.onChange(zone ?? '')}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

/** The zones of the IANA database that this browser knows. */
function useZones() {
  return useMemo(() => {
    const zones = Intl.supportedValuesOf('timeZone');
    return {
      key: 'zones',
      search: (text: string) => {
        const words = searchedWords(text.replaceAll('/', ' '));
        const found = zones.filter((zone) => hasWords(zone.replaceAll(/[/_]/g, ' '), words));
        return Promise.resolve(found.map((zone) => ({ id: zone, name: zone })));
      },
    };
  }, []);
}
