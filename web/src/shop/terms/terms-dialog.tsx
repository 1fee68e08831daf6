import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { longestTerms, type TermsInput, termsInputSchema } from '@tresen/domain/shop/terms';
import { Controller, useForm } from 'react-hook-form';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog, LongTextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './terms.module.css';
import { type EditedTerms, editedTermsQuery, usePublishTerms } from './terms.queries.ts';
import { termsParam } from './terms-address.ts';
import { termsTexts } from './terms-texts.ts';

interface TermsFormProps {
  readonly terms: EditedTerms;
  readonly onClose: () => void;
}

/** `?terms=edit`: the vendor's administrators write the terms of the shop (SHP-67). */
export const TermsDialog = () => {
  const t = useTexts(termsTexts);
  const { change } = useAddress();
  const close = () => change({ [termsParam.param]: null });
  return (
    <FormDialog title={t.title} width="md" onClose={close}>
      <Loaded query={useQuery(editedTermsQuery)} skeleton={<Skeleton height={320} />}>
        {(terms) => <TermsForm terms={terms} onClose={close} />}
      </Loaded>
    </FormDialog>
  );
};

function TermsForm({ terms, onClose }: TermsFormProps) {
  const t = useTexts(termsTexts);
  const notify = useNotify();
  const publish = usePublishTerms();
  const { control, handleSubmit, reset, formState } = useForm<TermsInput>({
    resolver: zodResolver(termsInputSchema),
    mode: 'onTouched',
    defaultValues: { de: wordsIn(terms, 'de'), en: wordsIn(terms, 'en') },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const settle = useUnsaved(isDirty, { onDiscard: () => reset(), params: [termsParam.param] });
  const send = handleSubmit(async (input) => {
    try {
      notify.success(t.published(await publish.mutateAsync(input)));
      settle();
      onClose();
    } catch (error) {
      notify.failure(error);
    }
  });
  return (
    <form noValidate onSubmit={send}>
      <DialogContent className={styles.form ?? ''}>
        <InForce terms={terms} />
        {(['de', 'en'] as const).map((language) => (
          <Controller
            key={language}
            name={language}
            control={control}
            render={({ field }) => (
              <LongTextBox
                label={t[language]}
                hint={t.hint}
                max={longestTerms}
                error={errors[language] && t.REQUIRED}
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
              />
            )}
          />
        ))}
      </DialogContent>
      <DialogActions className={styles.actions ?? ''}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
          {t.publish}
        </Button>
      </DialogActions>
    </form>
  );
}

/** What stands there in a language: the terms of the other one are none of this. */
function wordsIn(terms: EditedTerms, language: 'de' | 'en'): string {
  const found = terms[language];
  return found?.language === language ? found.content : '';
}

function InForce({ terms: { de: terms } }: Pick<TermsFormProps, 'terms'>) {
  const t = useTexts(termsTexts);
  const { day } = useFormats();
  return (
    <p className={styles.words}>
      {t.intro} {terms ? t.now(terms.version, day(terms.validFrom.slice(0, 10))) : t.none}
    </p>
  );
}
