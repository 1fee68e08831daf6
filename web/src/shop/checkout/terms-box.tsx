import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Markdown, parseMarkdown } from '../../kit/markdown/index.ts';
import type { ShopTerms } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';
import styles from './summary.module.css';
import { useFieldWords } from './use-field-words.ts';

/** The terms, to be read and agreed to (SHP-67). */
export const TermsBox = ({ terms }: { readonly terms: ShopTerms }) => {
  const t = useTexts(checkoutTexts);
  const id = useId();
  const words = useFieldWords();
  const [isOpen, setOpen] = useState(false);
  const { control, formState } = useFormContext<CheckoutValues>();
  const error = words(formState.errors.agreedTo);
  return (
    <div>
      <div className={styles.agree}>
        <Controller
          name="agreedTo"
          control={control}
          render={({ field }) => (
            <Checkbox
              id={id}
              name={field.name}
              checked={field.value === terms.version}
              onChange={(_event, isOn) => field.onChange(isOn ? terms.version : '')}
              slotProps={{
                input: {
                  ref: field.ref,
                  'aria-describedby': `${id}-error`,
                  'aria-invalid': error !== undefined,
                },
              }}
            />
          )}
        />
        <span>
          <label htmlFor={id}>{t.agreeBefore}</label>{' '}
          <Link component="button" type="button" onClick={() => setOpen(true)} className={styles.link ?? ''}>
            {t.terms}
          </Link>{' '}
          <label htmlFor={id}>{t.agreeAfter}</label>
        </span>
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
      {isOpen && <TermsDialog terms={terms} onClose={() => setOpen(false)} />}
    </div>
  );
};

function TermsDialog({ terms, onClose }: { readonly terms: ShopTerms; readonly onClose: () => void }) {
  const t = useTexts(checkoutTexts);
  const { day } = useFormats();
  return (
    <FormDialog title={t.terms} width="md" onClose={onClose}>
      <DialogContent>
        <p className={styles.part}>{t.termsFrom(day(terms.validFrom.slice(0, 10)))}</p>
        <Markdown tokens={parseMarkdown(terms.content)} />
      </DialogContent>
    </FormDialog>
  );
}
