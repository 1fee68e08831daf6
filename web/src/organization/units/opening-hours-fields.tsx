import Button from '@mui/material/Button';
import type { OpeningHours } from '@tresen/domain/organization/units';
import { useState } from 'react';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { LongTextBox, TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';
import { hasHours } from './hours-targets.ts';
import { hoursNames, hoursOf } from './opening-hours-form.ts';
import type { TreeUnit } from './tree-unit.ts';
import type { UnitForm } from './unit-form-values.ts';
import styles from './unit-page.module.css';
import { unitTexts } from './unit-texts.ts';

interface OpeningHoursFieldsProps {
  readonly form: UseFormReturn<UnitForm>;
  /** Null for a new unit. */
  readonly id: string | null;
  readonly units: readonly TreeUnit[];
  readonly words: (error: FieldError | undefined) => string | undefined;
}

const lines = [...hoursNames, 'closedDays'] as const;

/** 1 January 2024 was a Monday. */
const monday = 1;

/** When a branch is open: a line for each day of the week, as people write it, and days on which it is closed. */
export const OpeningHoursFields = ({ form, id, units, words }: OpeningHoursFieldsProps) => {
  const t = useTexts(unitTexts);
  const f = useFormats();
  const { control, setValue, getValues, formState } = form;
  const { isSubmitted } = formState;
  const [first, ...others] = hoursNames;
  const copyFirst = () => {
    const change = { shouldDirty: true, shouldValidate: isSubmitted };
    for (const name of others) setValue(name, getValues(first), change);
  };
  return (
    <Panel title={t.openingHours}>
      <div className={styles.fields}>
        <p className={styles.none}>{t.openingHoursHint}</p>
        {hoursNames.map((name, index) => (
          // Held by React: what is copied into a box, or comes back from a draft, moves its label out of the way.
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { ref, ...field }, fieldState }) => (
              <TextBox
                {...field}
                inputRef={ref}
                label={f.weekdayName(`2024-01-0${monday + index}`)}
                autoComplete="off"
                placeholder={t.closed}
                error={words(fieldState.error)}
              />
            )}
          />
        ))}
        <Button onClick={copyFirst}>{t.copyMonday}</Button>
        <Controller
          name="closedDays"
          control={control}
          render={({ field, fieldState }) => (
            <LongTextBox
              {...field}
              label={t.closedDays}
              hint={t.closedDaysHint}
              max={1_200}
              error={words(fieldState.error)}
            />
          )}
        />
        {id !== null && <CopyHours form={form} id={id} units={units} />}
      </div>
    </Panel>
  );
};

/** Offers to copy what the lines say to other branches, where there are any. */
function CopyHours({
  form,
  id,
  units,
}: Omit<OpeningHoursFieldsProps, 'words' | 'id'> & { readonly id: string }) {
  const t = useTexts(unitTexts);
  const [copied, setCopied] = useState<{ readonly hours: OpeningHours | null }>();
  const { dirtyFields } = form.formState;
  const unit = units.find((one) => one.id === id);
  if (!unit || !units.some((one) => one.id !== id && hasHours(one.type))) return null;
  const start = async () => {
    const isRight = await form.trigger([...lines], { shouldFocus: true });
    if (isRight) setCopied({ hours: hoursOf(form.getValues()) });
  };
  return (
    <>
      <Button onClick={() => void start()}>{t.copyHours}</Button>
      {copied && (
        <CopyHoursDialog
          unit={unit}
          hours={copied.hours}
          isUnsaved={lines.some((name) => dirtyFields[name])}
          onClose={() => setCopied(undefined)}
        />
      )}
    </>
  );
}
