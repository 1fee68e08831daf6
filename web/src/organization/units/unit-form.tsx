import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormBar } from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useSaveKey, useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import type { TreeUnit } from './tree-unit.ts';
import { type StoredUnit, unitQuery } from './unit.queries.ts';
import { type UnitConflict, UnitConflictDialog } from './unit-conflict.tsx';
import { UnitFields } from './unit-fields.tsx';
import { type UnitForm as Form, formOf } from './unit-form-values.ts';
import styles from './unit-page.module.css';
import { unitTexts } from './unit-texts.ts';
import { useSaveUnit } from './units.queries.ts';
import { inputOf, newUnitForm, placeOfField, useUnitForm } from './use-unit-form.ts';

interface UnitFormProps {
  /** Undefined for a new one. */
  readonly unit: StoredUnit | undefined;
  /** Below whom a new one begins. */
  readonly parentId: string | null;
  readonly units: readonly TreeUnit[];
  readonly onSaved: (id: string, name: string) => void;
  /** What stands beside the form. */
  readonly children?: ReactNode;
}

const formId = 'unit-form';

/** The form of a unit: with a draft, never over what somebody else has saved, faults at their fields. */
export const UnitForm = ({ unit, parentId, units, onSaved, children }: UnitFormProps) => {
  const t = useTexts(unitTexts);
  const notify = useNotify();
  const save = useSaveUnit();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<UnitConflict>();
  const { form, version, base, isRestored, startFrom, takeChoice } = useUnitForm(unit, parentId);
  const { isDirty, isSubmitting, submitCount, errors } = useFormState({ control: form.control });
  const startAnew = () => startFrom(unit ? formOf({ ...unit }) : newUnitForm(parentId), unit?.version ?? 0);
  const settle = useUnsaved(isDirty, { onDiscard: startAnew });
  useSaveKey(formId);
  useEffect(() => {
    // Somebody else has saved, or the unit was moved, and nothing typed here is in the way.
    if (unit && unit.version > version && !isDirty) startFrom(formOf({ ...unit }), unit.version);
  }, [unit, version, isDirty, startFrom]);

  const refused = (error: unknown) => {
    const found = conflictOf(error);
    const fault = faultOf(error);
    if (found) setConflict(found);
    else if (fault) form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
    else notify.failure(error);
  };
  const submitAt = (at: number) =>
    form.handleSubmit(async (values) => {
      setConflict(undefined);
      const stored = unit ? { id: unit.id, version: at } : {};
      await save.mutateAsync({ ...inputOf(values), ...stored }).then((id) => {
        // Asked anew by now: what was the same is no newer version.
        startFrom(values, client.getQueryData(unitQuery(id).queryKey)?.version ?? at);
        settle();
        notify.success(unit ? t.saved(values.name.trim()) : t.created(values.name.trim()));
        onSaved(id, values.name.trim());
      }, refused);
    });
  const settleConflict =
    ({ theirs, version: at }: UnitConflict) =>
    (values: Form, isTheirs: boolean) => {
      setConflict(undefined);
      if (isTheirs) return startFrom(values, at);
      takeChoice(values, theirs, at);
      void submitAt(at)();
    };
  return (
    <>
      <div className={styles.columns}>
        <form id={formId} className={styles.form} noValidate onSubmit={submitAt(version)}>
          {isRestored && <Alert severity="info">{t.draftRestored}</Alert>}
          <UnitFields form={form} id={unit?.id ?? null} units={units} />
        </form>
        {children}
      </div>
      {conflict && (
        <UnitConflictDialog
          mine={form.getValues()}
          theirs={conflict.theirs}
          base={base}
          units={units}
          onClose={() => setConflict(undefined)}
          onChosen={settleConflict(conflict)}
        />
      )}
      <FormBar
        formId={formId}
        isDirty={isDirty}
        isSubmitting={isSubmitting}
        faults={submitCount > 0 ? Object.keys(errors).length : 0}
        onDiscard={startAnew}
      />
    </>
  );
};

function conflictOf(error: unknown): UnitConflict | undefined {
  return error instanceof RequestError && error.code === 'CONFLICT'
    ? { theirs: formOf({ ...error.parameters }), version: Number(error.parameters.version) }
    : undefined;
}

/** What the server refuses, as a fault of a field; undefined where it is none. */
function faultOf(error: unknown): { readonly field: keyof Form; readonly message: string } | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const field = placeOfField(String(error.parameters.field));
  if (error.code === 'NAME_TAKEN') return { field: 'name', message: 'UNIT_NAME_TAKEN' };
  if (error.code === 'CURRENCY_FIXED') return { field: 'country', message: 'CURRENCY_FIXED' };
  return error.code === 'INVALID_INPUT' ? { field, message: String(error.parameters.message) } : undefined;
}
