import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../kit/i18n/index.ts';
import { ContentCopyIcon } from '../../kit/icons/content-copy.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './tax-notifications.module.css';
import type { TaxRegistration } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

type FormField = TaxRegistration['form'][number]['fields'][number];

/** Everything that has to be entered, in the order of the official form, each value to be copied by itself. */
export const FormPanel = ({
  registration: { form, country },
}: {
  readonly registration: TaxRegistration;
}) => {
  const t = useTexts(taxTexts);
  return (
    <Panel title={t.form} actions={<DraftMark />}>
      <p>{t.formText}</p>
      {form.map(({ title, fields }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.part}>{title}</h3>
          <dl className={styles.lines}>
            {fields.map((field) => (
              <Field key={field.name} field={field} />
            ))}
          </dl>
        </section>
      ))}
      {country === 'DE' && (
        <Alert severity="info" sx={{ marginBlockStart: '16px' }}>
          {t.xmlNote}
        </Alert>
      )}
    </Panel>
  );
};

/** Says that what is shown rests on few sources. */
const DraftMark = () => {
  const t = useTexts(taxTexts);
  return (
    <span className={styles.draft} title={t.draftHint}>
      {t.draft}
    </span>
  );
};

function Field({ field: { name, value } }: { readonly field: FormField }) {
  const t = useTexts(taxTexts);
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(() => notify.success(t.copied), notify.failure);
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
        {'clipboard' in navigator && (
          <IconButton size="small" aria-label={t.copy(name)} onClick={copy}>
            <ContentCopyIcon fontSize="small" />
          </IconButton>
        )}
      </dd>
    </div>
  );
}
