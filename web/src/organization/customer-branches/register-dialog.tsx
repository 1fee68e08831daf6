import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  type ApproveRegister,
  approveRegisterSchema,
  businessTypes,
  deviceTypes,
} from '@tresen/domain/fleet/devices';
import { Controller, useForm } from 'react-hook-form';
import { Choice, FormDialog, TextBox } from '../../kit/form/index.ts';
import { failureCode, useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './customer-branches.module.css';
import { type CustomerBranch, useLinkRegister } from './customer-branches.queries.ts';
import { customerTexts } from './customer-branches-texts.ts';
import { useFieldWords } from './use-field-words.ts';

interface RegisterDialogProps {
  readonly tenantId: string;
  readonly branch: CustomerBranch;
  readonly onClose: () => void;
}

/** What is wrong with the code is said at the code. */
const codeFailures = new Set(['USER_CODE_UNKNOWN', 'USER_CODE_EXPIRED', 'POS_VERSION_TOO_OLD']);

/** Links a register to a customer's branch; open while the address has `?register=<id of the branch>`. */
export const RegisterDialog = (props: RegisterDialogProps) => (
  <FormDialog title={useTexts(customerTexts).linkRegisterOf(props.branch.name)} onClose={props.onClose}>
    <RegisterForm {...props} />
  </FormDialog>
);

function RegisterForm({ tenantId, branch, onClose }: RegisterDialogProps) {
  const t = useTexts(customerTexts);
  const fieldWords = useFieldWords();
  const form = useRegisterForm(branch);
  const { control, register, handleSubmit, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const settle = useUnsaved(isDirty, { onDiscard: () => reset(), params: ['register'] });
  const leave = () => {
    settle();
    onClose();
  };
  const link = useLink(tenantId, form, leave);
  return (
    <form noValidate onSubmit={handleSubmit(link)}>
      <DialogContent className={styles.form ?? ''}>
        <p className={styles.note}>{t.linkSteps}</p>
        <TextBox
          label={t.code}
          error={fieldWords(errors.userCode)}
          autoComplete="off"
          autoFocus
          {...register('userCode')}
        />
        <TextBox
          label={t.registerName}
          hint={t.registerNameHint}
          error={fieldWords(errors.name)}
          {...register('name')}
        />
        <Controller
          name="deviceType"
          control={control}
          render={({ field }) => (
            <Choice
              legend={t.kind}
              name={field.name}
              options={deviceTypes.map((value) => ({ value, title: t[value] }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          name="businessType"
          control={control}
          render={({ field }) => (
            <Choice
              legend={t.business}
              name={field.name}
              options={businessTypes.map((value) => ({ value, title: t[value] }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <p className={styles.note}>{t.logged}</p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t.link}
        </Button>
      </DialogActions>
    </form>
  );
}

function useRegisterForm({ id: unitId }: CustomerBranch) {
  return useForm<ApproveRegister>({
    resolver: zodResolver(approveRegisterSchema),
    mode: 'onTouched',
    defaultValues: {
      userCode: '',
      name: '',
      deviceType: 'desktop',
      businessType: 'hospitality',
      unitId,
    },
  });
}

function useLink(tenantId: string, form: ReturnType<typeof useRegisterForm>, close: () => void) {
  const t = useTexts(customerTexts);
  const words = useErrorWords();
  const notify = useNotify();
  const { mutateAsync } = useLinkRegister(tenantId);
  return async (register: ApproveRegister) => {
    try {
      await mutateAsync(register);
      notify.success(t.linked(register.name));
      close();
    } catch (error) {
      if (codeFailures.has(failureCode(error) ?? ''))
        form.setError('userCode', { type: 'server', message: words(error) }, { shouldFocus: true });
      else notify.failure(error);
    }
  };
}
