import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  type InvitationInput,
  invitationMessages,
  invitationSchema,
  languages,
} from '@tresen/domain/account/invitations';
import { Controller, type FieldError, useForm } from 'react-hook-form';
import { useAddress } from '../../kit/address/index.ts';
import { Choice, FormDialog, TextBox } from '../../kit/form/index.ts';
import { RequestError, useErrorWords } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { RoleChoice } from '../roles/index.ts';
import styles from './invitations.module.css';
import { useInviteUser } from './invitations.queries.ts';
import { invitationTexts } from './invitations-texts.ts';
import { useWithdraw } from './use-withdraw.ts';

interface InviteDialogProps {
  /** The roles that the person who asks may give, from high to low. */
  readonly roles: readonly string[];
}

/** Invites somebody by mail (USR-05); open while the address has `?invite=user`. */
export const InviteDialog = ({ roles }: InviteDialogProps) => {
  const t = useTexts(invitationTexts);
  const { params, change } = useAddress();
  if (params.get('invite') !== 'user') return null;
  const close = () => change({ invite: null }, { replace: true });
  return (
    <FormDialog title={t.invite} onClose={close}>
      <InviteForm roles={roles} onClose={close} />
    </FormDialog>
  );
};

function InviteForm({ roles, onClose }: InviteDialogProps & { readonly onClose: () => void }) {
  const t = useTexts(invitationTexts);
  const fieldWords = useFieldWords();
  const { control, register, handleSubmit, setError, reset, formState } = useInviteForm({ roles });
  const { errors, isDirty, isValid, isSubmitting } = formState;
  const settle = useUnsaved(isDirty, { onDiscard: () => reset(), params: ['invite'] });
  const leave = () => {
    settle();
    onClose();
  };
  const send = useSend(setError, leave);
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <DialogContent className={styles.form ?? ''}>
        <TextBox
          label={t.email}
          type="email"
          autoComplete="off"
          autoFocus
          hint={t.emailHint}
          error={fieldWords(errors.email)}
          {...register('email')}
        />
        <Controller
          name="role"
          control={control}
          render={({ field }) => (
            <RoleChoice
              options={roles}
              value={field.value}
              error={fieldWords(errors.role)}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          name="language"
          control={control}
          render={({ field }) => (
            <Choice
              legend={t.language}
              name={field.name}
              options={languages.map((language) => ({ value: language, title: t[language] }))}
              value={field.value}
              error={fieldWords(errors.language)}
              onChange={field.onChange}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave}>
          {t.cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!isValid || !!errors.email}
          loading={isSubmitting}
        >
          {t.send}
        </Button>
      </DialogActions>
    </form>
  );
}

function useFieldWords() {
  const t = useTexts(invitationTexts);
  return (error: FieldError | undefined): string | undefined => {
    const code = invitationMessages.find((message) => message === error?.message);
    return code ? t[code] : error?.message;
  };
}

function useInviteForm({ roles }: InviteDialogProps) {
  return useForm<InvitationInput>({
    resolver: zodResolver(invitationSchema),
    mode: 'onTouched',
    defaultValues: {
      email: '',
      // The lowest one: whoever gives more should have chosen it.
      role: invitationSchema.shape.role.safeParse(roles.at(-1)).data ?? 'user',
      language: useLanguage(),
    },
  });
}

/** Sends the invitation; a refusal of the address shows at its field. */
function useSend(setError: ReturnType<typeof useInviteForm>['setError'], close: () => void) {
  const t = useTexts(invitationTexts);
  const words = useErrorWords();
  const notify = useNotify();
  const invite = useInviteUser();
  const withdraw = useWithdraw();
  return async (input: InvitationInput) => {
    try {
      const id = await invite.mutateAsync(input);
      const { email } = input;
      notify.success(t.sent(email), () => withdraw.run({ id, email }));
      close();
    } catch (error) {
      const field = error instanceof RequestError ? error.parameters.field : undefined;
      if (field === 'email')
        setError('email', { type: 'server', message: words(error) }, { shouldFocus: true });
      else notify.failure(error);
    }
  };
}
