import { type ProfileForm, profileLanguages } from '@tresen/domain/account/profile';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { Choice, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './profile.module.css';
import { profileTexts } from './profile-texts.ts';

interface ProfileFieldsProps {
  readonly form: UseFormReturn<ProfileForm>;
  readonly mayChangeCompany: boolean;
}

/** What one may change of oneself (decisions USR-03). */
export const ProfileFields = ({ form, mayChangeCompany }: ProfileFieldsProps) => {
  const t = useTexts(profileTexts);
  const words = useFieldWords();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextBox
          label={t.firstName}
          autoComplete="given-name"
          error={words(errors.firstName)}
          {...register('firstName')}
        />
        <TextBox
          label={t.lastName}
          autoComplete="family-name"
          error={words(errors.lastName)}
          {...register('lastName')}
        />
      </div>
      <TextBox
        label={t.phone}
        type="tel"
        autoComplete="tel"
        hint={t.phoneHint}
        error={words(errors.phone)}
        {...register('phone')}
      />
      <TextBox
        label={t.company}
        autoComplete="organization"
        readOnly={!mayChangeCompany}
        hint={mayChangeCompany ? t.companyHint : t.companyFixed}
        error={words(errors.company)}
        {...register('company')}
      />
      <Controller
        name="language"
        control={control}
        render={({ field }) => (
          <Choice
            legend={t.language}
            name={field.name}
            options={profileLanguages.map((value) => ({
              value,
              title: value === 'en' ? t.english : t.german,
            }))}
            value={field.value}
            error={words(errors.language)}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
};

function useFieldWords() {
  const t = useTexts(profileTexts);
  return (error: FieldError | undefined): string | undefined => {
    const words: unknown = error?.message && t[error.message as keyof typeof t];
    return typeof words === 'string' ? words : error?.message;
  };
}
