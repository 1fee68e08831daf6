import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { countries } from '@tresen/domain/kit/countries';
import { unitInputSchema } from '@tresen/domain/organization/units';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceBox, FormDialog, TextBox } from '../../kit/form/index.ts';
import { RequestError, useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './customer-branches.module.css';
import { useCreateBranch } from './customer-branches.queries.ts';
import { customerTexts } from './customer-branches-texts.ts';
import { useFieldWords } from './use-field-words.ts';

const schema = z.object({ name: unitInputSchema.shape.name, country: z.enum(countries) });
type BranchInput = z.infer<typeof schema>;

interface BranchDialogProps {
  readonly tenantId: string;
  readonly onClose: () => void;
}

/** A further branch of a customer; open while the address has `?branch=new`. */
export const BranchDialog = (props: BranchDialogProps) => (
  <FormDialog title={useTexts(customerTexts).newBranch} onClose={props.onClose}>
    <BranchForm {...props} />
  </FormDialog>
);

function BranchForm({ tenantId, onClose }: BranchDialogProps) {
  const t = useTexts(customerTexts);
  const fieldWords = useFieldWords();
  const form = useBranchForm();
  const { control, register, handleSubmit, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const settle = useUnsaved(isDirty, { onDiscard: () => reset(), params: ['branch'] });
  const leave = () => {
    settle();
    onClose();
  };
  const create = useCreate(tenantId, form, leave);
  return (
    <form noValidate onSubmit={handleSubmit(create)}>
      <DialogContent className={styles.form ?? ''}>
        <TextBox
          label={t.branchName}
          hint={t.branchNameHint}
          error={fieldWords(errors.name)}
          autoFocus
          {...register('name')}
        />
        <Controller
          name="country"
          control={control}
          render={({ field }) => (
            <ChoiceBox
              label={t.country}
              hint={t.countryHint}
              options={countries.map((value) => ({ value, title: t[value] }))}
              value={field.value}
              name={field.name}
              onValue={field.onChange}
              required
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
          {t.create}
        </Button>
      </DialogActions>
    </form>
  );
}

function useBranchForm() {
  return useForm<BranchInput>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { name: '', country: 'DE' },
  });
}

/** Creates the branch; a name that is taken shows at its field. */
function useCreate(tenantId: string, form: ReturnType<typeof useBranchForm>, close: () => void) {
  const t = useTexts(customerTexts);
  const words = useErrorWords();
  const notify = useNotify();
  const { mutateAsync } = useCreateBranch(tenantId);
  return async (branch: BranchInput) => {
    try {
      await mutateAsync(branch);
      notify.success(t.created(branch.name));
      close();
    } catch (error) {
      const field = error instanceof RequestError ? error.parameters.field : undefined;
      if (field === 'name')
        form.setError('name', { type: 'server', message: words(error) }, { shouldFocus: true });
      else notify.failure(error);
    }
  };
}
