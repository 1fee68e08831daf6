import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { businessTypes } from '@tresen/domain/fleet/devices';
import { useEffect } from 'react';
import { Controller, type FieldError, useForm } from 'react-hook-form';
import { Choice, ChoiceBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Unit, useOpenBranches } from '../../organization/units/index.ts';
import { setupTexts } from './register-setup-texts.ts';
import { detailsSchema, draftOf, newUnit, type SetupDetails } from './setup-details.ts';
import type { SetupDraft } from './setup-draft.ts';
import type { StepProps } from './setup-step.ts';
import { StepFrame } from './step-frame.tsx';

/** From so many branches on they stand in a list instead of side by side. */
const manyBranches = 8;

interface BranchChoiceProps {
  readonly branches: readonly Unit[];
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export const StepDetails = ({ draft, go }: StepProps) => {
  const t = useTexts(setupTexts);
  const words = useWords();
  const branches = useOpenBranches();
  const { control, register, handleSubmit, watch, setValue, formState } = useDetailsForm(draft);
  const { errors } = formState;
  const unit = watch('branch.unit');
  const only = branches.length === 1 ? branches[0]?.id : undefined;
  useEffect(() => {
    if (unit === '' && only) setValue('branch.unit', only);
  }, [unit, only, setValue]);
  const submit = (details: SetupDetails) => go('overview', draftOf(details));
  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <StepFrame
        question={t.detailsQuestion}
        onBack={() => go('type')}
        action={
          <Button type="submit" variant="contained">
            {t.next}
          </Button>
        }
      >
        <TextBox label={t.name} hint={t.nameHint} error={words(errors.name)} {...register('name')} />
        <Controller
          name="businessType"
          control={control}
          render={({ field }) => (
            <Choice
              legend={t.businessType}
              name={field.name}
              options={[...businessTypes]
                .reverse()
                .map((type) => ({ value: type, title: t[type], hint: t[`${type}Hint`] }))}
              value={field.value}
              error={words(errors.businessType)}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          name="branch.unit"
          control={control}
          render={({ field }) => (
            <BranchChoice
              branches={branches}
              name={field.name}
              value={field.value}
              error={words(errors.branch?.unit)}
              onChange={field.onChange}
            />
          )}
        />
        {unit === newUnit && (
          <TextBox
            label={t.newBranchName}
            error={words(errors.branch?.newUnitName)}
            {...register('branch.newUnitName')}
          />
        )}
      </StepFrame>
    </form>
  );
};

function useWords() {
  const t = useTexts(setupTexts);
  return (error: FieldError | undefined): string | undefined => {
    const words: unknown = error?.message && t[error.message as keyof typeof t];
    return typeof words === 'string' ? words : error?.message;
  };
}

function useDetailsForm(draft: SetupDraft) {
  return useForm<SetupDetails>({
    resolver: zodResolver(detailsSchema),
    mode: 'onTouched',
    defaultValues: {
      name: draft.name ?? '',
      ...(draft.businessType ? { businessType: draft.businessType } : {}),
      branch: { unit: unitOf(draft), newUnitName: draft.newUnitName ?? '' },
    },
  });
}

function unitOf({ unitId, newUnitName }: SetupDraft): string {
  return unitId ?? (newUnitName ? newUnit : '');
}

function BranchChoice({ branches, name, value, error, onChange }: BranchChoiceProps) {
  const t = useTexts(setupTexts);
  const options = [
    ...branches.map((branch) => ({ value: branch.id, title: branch.name })),
    { value: newUnit, title: t.newBranch },
  ];
  if (branches.length < manyBranches)
    return (
      <Choice
        legend={t.branch}
        name={name}
        options={options}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  return (
    <ChoiceBox
      label={t.branch}
      name={name}
      required
      options={options}
      value={value === '' ? null : value}
      error={error}
      onValue={(chosen) => onChange(chosen ?? '')}
    />
  );
}
