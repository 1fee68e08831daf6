import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileForm, profileFormSchema } from '@tresen/domain/account/profile';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnProfile } from './profile.queries.ts';
import { forgetDraft, storeDraft, storedDraft } from './profile-draft.ts';

/** What the form shows of a profile, or of the fields that a conflict brings along. */
export const formOf = (profile: Readonly<Record<keyof ProfileForm, unknown>>): ProfileForm => ({
  firstName: String(profile.firstName),
  lastName: String(profile.lastName),
  company: String(profile.company),
  phone: String(profile.phone ?? ''),
  language: profile.language === 'en' ? 'en' : 'de',
});

/** The form with its draft: what was typed comes back, and is kept while it is typed. */
export const useProfileForm = (profile: OwnProfile) => {
  const { id: userId, mayChangeCompany } = profile;
  const [draft] = useState(() => storedDraft(userId));
  // A draft belongs to the version that it was typed into: what was changed since then shows as a conflict.
  const [version, setVersion] = useState(draft?.version ?? profile.version);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileFormSchema(mayChangeCompany)),
    mode: 'onTouched',
    defaultValues: formOf(profile),
  });
  useEffect(() => {
    for (const [name, value] of Object.entries(draft ? formOf(draft.values) : {}))
      form.setValue(name as keyof ProfileForm, value, { shouldDirty: true, shouldValidate: true });
  }, [draft, form]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) storeDraft(userId, { version, values });
          else forgetDraft(userId);
        },
      }),
    [form, userId, version],
  );
  /** Begins anew from what is stored. */
  const startFrom = (values: ProfileForm, at: number) => {
    form.reset(values);
    setVersion(at);
    setRestored(false);
    forgetDraft(userId);
  };
  return { form, version, setVersion, isRestored, startFrom };
};
