import { useQuery } from '@tanstack/react-query';
import { type ContentKind, contentKinds } from '@tresen/domain/content/entries';
import { ChoiceBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './authoring.module.css';
import { editedContentQuery } from './authoring.queries.ts';
import { authoringTexts } from './authoring-texts.ts';
import { titleOf } from './entry-title.ts';
import { OrderField, SwitchField, TextField, useField } from './form-fields.tsx';
import { MomentBox } from './moment-box.tsx';

interface PublicationSectionProps {
  readonly kind: ContentKind;
}

/** Whether, when and where an entry appears. */
export const PublicationSection = ({ kind }: PublicationSectionProps) => {
  const t = useTexts(authoringTexts);
  const parentKind = contentKinds[kind];
  const { field, error } = useField('publishDate');
  return (
    <Panel title={t.publication}>
      <div className={styles.fields}>
        <SwitchField name="isDraft" label={t.isDraft} hint={t.isDraftHint} />
        <MomentBox
          label={t.publishDate}
          timeLabel={t.publishTime}
          value={field.value}
          onChange={field.onChange}
          error={error}
        />
        {parentKind !== null && <ParentField kind={parentKind} />}
        <TextField name="slug" label={t.slug} hint={t.slugHint} required />
        <OrderField label={t.order} hint={t.orderHint} />
      </div>
    </Panel>
  );
};

function ParentField({ kind }: { readonly kind: ContentKind }) {
  const t = useTexts(authoringTexts);
  const language = useLanguage();
  const { field, error } = useField('parentId');
  const { data = [] } = useQuery(editedContentQuery(kind, ''));
  return (
    <ChoiceBox
      required
      label={t.parentId}
      name="parentId"
      options={data.map((entry) => ({ value: entry.id, title: titleOf(entry.texts, language) }))}
      value={field.value || null}
      onValue={(id) => field.onChange(id ?? '')}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
