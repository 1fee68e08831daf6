import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { businessTypes, deviceTypes } from '@tresen/domain/fleet/devices';
import { Controller } from 'react-hook-form';
import { Choice, FormDialog, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import styles from './customer-branches.module.css';
import type { CustomerBranch } from './customer-branches.queries.ts';
import { customerTexts } from './customer-branches-texts.ts';
import { useFieldWords } from './use-field-words.ts';
import { useLink, useRegisterForm } from './use-register-form.ts';

interface RegisterDialogProps {
  readonly tenantId: string;
  readonly branch: CustomerBranch;
  readonly onClose: () => void;
}

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
