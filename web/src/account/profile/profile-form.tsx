import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ProfileForm as Form } from '@tresen/domain/account/profile';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RequestError } from '../../kit/graphql/index.ts';
import { setLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './profile.module.css';
import { type OwnProfile, useSaveProfile } from './profile.queries.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { profileTexts } from './profile-texts.ts';
import { formOf, useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  readonly id: string;
  readonly profile: OwnProfile;
}

/** The profile as somebody else has saved it meanwhile. */
interface Conflict {
  readonly theirs: Form;
  readonly version: number;
}

/** Names, phone, company and language: saved together, with a draft, never over what somebody else has saved. */
export const ProfileForm = ({ id, profile }: ProfileFormProps) => {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const save = useSaveProfile();
  const [conflict, setConflict] = useState<Conflict>();
  const { form, version, base, isRestored, startFrom, takeChoice } = useProfileForm(profile);
  const { isDirty, isValid } = form.formState;
  const startAnew = () => startFrom(formOf(profile), profile.version);
  const settle = useUnsaved(isDirty, { onDiscard: startAnew });

  const saved = (values: Form) => {
    startFrom(values, version);
    settle();
    // Whoever reads this device in another language than their own goes on doing so, until they change it.
    const isNewLanguage = values.language !== profile.language;
    if (isNewLanguage) setLanguage(values.language);
    notify.success((isNewLanguage ? profileTexts[values.language] : t).saved);
    void navigate('/profile');
  };
  const refused = (error: unknown, values: Form) => {
    const field = fieldOf(error, values);
    const found = conflictOf(error);
    if (found) setConflict(found);
    else if (field && error instanceof RequestError)
      form.setError(field, { message: String(error.parameters.message) }, { shouldFocus: true });
    else notify.failure(error);
  };
  const submitAt = (at: number) =>
    form.handleSubmit(async (values) => {
      const { company, ...person } = values;
      const input = { ...person, version: at, ...(profile.mayChangeCompany ? { company } : {}) };
      setConflict(undefined);
      await save.mutateAsync(input).then(
        () => saved(values),
        (error: unknown) => refused(error, values),
      );
    });
  const settleConflict =
    ({ theirs, version: at }: Conflict) =>
    (values: Form, isTheirs: boolean) => {
      setConflict(undefined);
      if (isTheirs) return startFrom(values, at);
      takeChoice(values, theirs, at);
      void submitAt(at)();
    };

  return (
    <form id={id} noValidate onSubmit={submitAt(version)}>
      {conflict && (
        <ProfileConflict
          mine={form.getValues()}
          theirs={conflict.theirs}
          base={base}
          onClose={() => setConflict(undefined)}
          onChosen={settleConflict(conflict)}
        />
      )}
      <Panel title={t.person}>
        {isRestored && (
          <Alert severity="info" className={styles.notice ?? ''}>
            {t.draftRestored}
          </Alert>
        )}
        <ProfileFields form={form} mayChangeCompany={profile.mayChangeCompany} />
        <div className={styles.bar}>
          <Button type="submit" variant="contained" disabled={!isValid} loading={form.formState.isSubmitting}>
            {t.save}
          </Button>
          <Button disabled={!isDirty} onClick={startAnew}>
            {t.discard}
          </Button>
        </div>
      </Panel>
    </form>
  );
};

function fieldOf(error: unknown, form: Form): keyof Form | undefined {
  if (!(error instanceof RequestError) || error.code !== 'INVALID_INPUT') return undefined;
  return (Object.keys(form) as (keyof Form)[]).find((name) => name === error.parameters.field);
}

function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return undefined;
  const { parameters } = error;
  return { theirs: formOf(parameters as Record<keyof Form, unknown>), version: Number(parameters.version) };
}
