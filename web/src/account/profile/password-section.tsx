import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { guessableCodes } from '@tresen/domain/account/guessable-passwords';
import { type PasswordChangeForm, passwordChangeFormSchema } from '@tresen/domain/account/profile';
import { useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { PasswordBox } from '../../kit/form/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { NewPasswordFields, registrationRule, usePasswordWords } from '../new-password/index.ts';
import styles from './profile.module.css';
import { useChangePassword } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';

const empty: PasswordChangeForm = { current: '', new: '', confirm: '' };
const ownWords = ['CURRENT_PASSWORD_MISSING', 'WRONG_PASSWORD'] as const;

/** Changes the password; everything else is signed out. What is typed here is never kept as a draft. */
export const PasswordSection = ({ email }: { readonly email: string }) => {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const words = useWords();
  const change = useChangePassword();
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, watch, reset, setError, formState, trigger } = usePasswordForm();
  const { errors, isDirty, isValid, isSubmitting } = formState;
  useUnsaved(isDirty, { onDiscard: () => reset(empty) });

  const submit = handleSubmit(async ({ current, new: next }) => {
    try {
      await change.mutateAsync({ current, new: next });
      reset(empty);
      notify.success(t.passwordChanged);
    } catch (error) {
      const code = failureCode(error) ?? '';
      const field = fieldOf(code);
      if (field) setError(field, { type: 'server', message: code }, { shouldFocus: true });
      else notify.failure(error);
    }
  });
  // What was typed twice is compared again when the first of the two changes.
  const recheck = () => void (formState.touchedFields.confirm && trigger('confirm'));
  return (
    <form noValidate onSubmit={submit}>
      <Panel title={t.password}>
        <p className={styles.muted}>{t.passwordText}</p>
        <div className={styles.fields}>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordBox
            label={t.currentPassword}
            autoComplete="current-password"
            shown={shown}
            onToggle={() => setShown(!shown)}
            error={words(errors.current)}
            {...register('current')}
          />
          <NewPasswordFields
            rule={registrationRule}
            typed={watch('new')}
            password={{
              label: t.newPassword,
              error: words(errors.new),
              ...register('new', { onChange: recheck }),
            }}
            confirmation={{ label: t.confirmPassword, error: words(errors.confirm), ...register('confirm') }}
          />
        </div>
        <div className={styles.choices}>
          <Button
            type="submit"
            variant="outlined"
            disabled={!isValid || Boolean(errors.current) || Boolean(errors.new)}
            loading={isSubmitting}
          >
            {t.changePassword}
          </Button>
        </div>
      </Panel>
    </form>
  );
};

function useWords() {
  const t = useTexts(profileTexts);
  const passwordWords = usePasswordWords(registrationRule);
  return (error: FieldError | undefined): string | undefined => {
    const own = ownWords.find((code) => code === error?.message);
    return own ? t[own] : error?.message && (passwordWords(error.message) ?? error.message);
  };
}

function usePasswordForm() {
  return useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeFormSchema),
    mode: 'onTouched',
    defaultValues: empty,
  });
}

/** Where a refusal of the server shows. */
function fieldOf(code: string): 'current' | 'new' | undefined {
  if (code === 'WRONG_PASSWORD') return 'current';
  return guessableCodes.some((known) => known === code) ? 'new' : undefined;
}
