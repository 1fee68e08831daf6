import Button from '@mui/material/Button';
import {
  type Condition,
  comparisonsOf,
  type EntityWords,
  isCondition,
  type ListedKind,
  type RecordFilter,
} from '@tresen/domain/kit/entities';
import { useState } from 'react';
import { ChoiceBox, FormDialog } from '../form/index.ts';
import { useTexts } from '../i18n/index.ts';
import { comparisonWord } from './condition-words.ts';
import styles from './filter-dialog.module.css';
import { conditionOf, type Draft, filterFields, newDraft } from './filter-draft.ts';
import { type FilterSources, needsSource, sourceOf } from './filter-source.ts';
import { recordListTexts } from './record-list-texts.ts';
import { ValueEditor } from './value-editor.tsx';

const statuses = ['active', 'inactive', 'deletePending'] as const;
/** Status is no field of the records, but people filter by it as by one. */
const statusName = 'status';

interface FieldListProps {
  readonly entity: ListedKind;
  readonly fixed: readonly Condition[];
  readonly words: EntityWords;
  readonly sources: FilterSources;
  readonly onChoose: (draft: Draft) => void;
}

export interface FilterDialogProps {
  readonly entity: ListedKind;
  /** What makes the list a part of the records. */
  readonly fixed: readonly Condition[];
  readonly words: EntityWords;
  readonly currency: string;
  readonly sources: FilterSources;
  /** The filter that is changed; null for a new one. */
  readonly edited: Draft | null;
  readonly onCondition: (condition: Condition) => void;
  readonly onStatus: (status: RecordFilter['status']) => void;
  readonly onClose: () => void;
}

type EditorProps = FilterDialogProps & { readonly state: ReturnType<typeof useDraft>; readonly draft: Draft };

/** Sets up a filter: first by which field, then how it compares, and with what. */
export const FilterDialog = (props: FilterDialogProps) => {
  const t = useTexts(recordListTexts);
  const { entity, fixed, words, sources, edited, onClose } = props;
  const state = useDraft(props);
  const { draft, change } = state;
  const name = draft && (words.fields[draft.field] ?? t.status);
  return (
    <FormDialog title={name ?? (edited ? t.editFilter : t.addFilter)} onClose={onClose}>
      {draft ? (
        <FilterForm {...props} state={state} draft={draft} />
      ) : (
        <div className={styles.body}>
          <FieldList entity={entity} fixed={fixed} words={words} sources={sources} onChoose={change} />
        </div>
      )}
    </FormDialog>
  );
};

function useDraft({ entity, edited, onCondition, onStatus, onClose }: FilterDialogProps) {
  const t = useTexts(recordListTexts);
  const [draft, setDraft] = useState<Draft | null>(edited);
  const [error, setError] = useState<string>();
  const change = (next: Draft | null) => {
    setDraft(next);
    setError(undefined);
  };
  const apply = (draft: Draft) => {
    const condition = conditionOf(draft);
    if (draft.field === statusName) onStatus(statuses.find((status) => status === draft.values[0]));
    else if (isCondition(entity.fields, condition)) onCondition(condition);
    else return setError(t.noValue);
    onClose();
  };
  return { draft, error, change, apply };
}

function FilterForm({ entity, words, currency, sources, edited, onClose, state, draft }: EditorProps) {
  const t = useTexts(recordListTexts);
  const { error, change, apply } = state;
  const field = entity.fields[draft.field];
  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      {field ? (
        <>
          <ComparisonBox draft={draft} entity={entity} onChange={(is) => change({ ...draft, is })} />
          <ValueEditor
            draft={draft}
            field={field}
            words={words}
            currency={currency}
            source={sourceOf(entity.fields, draft.field, sources)}
            error={error}
            onValues={(values) =>
              change({ ...draft, values: field.isFilteredByOne ? values.slice(-1) : values })
            }
          />
        </>
      ) : (
        <StatusEditor entity={entity} draft={draft} onChange={change} />
      )}
      <div className={styles.actions}>
        <Button color="inherit" onClick={edited ? onClose : () => change(null)}>
          {edited ? t.cancel : t.back}
        </Button>
        <Button type="submit" variant="contained">
          {t.apply}
        </Button>
      </div>
    </form>
  );
}

function ComparisonBox({
  draft,
  entity,
  onChange,
}: {
  readonly draft: Draft;
  readonly entity: ListedKind;
  readonly onChange: (is: Draft['is']) => void;
}) {
  const t = useTexts(recordListTexts);
  const field = entity.fields[draft.field];
  const comparisons = field ? comparisonsOf(field) : [];
  if (comparisons.length < 2) return null;
  return (
    <ChoiceBox
      label={t.comparison}
      name="comparison"
      required
      options={comparisons.map((is) => ({ value: is, title: t[comparisonWord(field, is)] }))}
      value={draft.is}
      onValue={(is) => is && onChange(is)}
    />
  );
}

function StatusEditor({
  entity,
  draft,
  onChange,
}: {
  readonly entity: ListedKind;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}) {
  const t = useTexts(recordListTexts);
  return (
    <ChoiceBox
      label={t.status}
      name="status"
      required
      options={(entity.statuses ?? statuses).map((value) => ({ value, title: t[value] }))}
      value={draft.values[0] ?? 'active'}
      onValue={(value) => onChange({ ...draft, values: [value ?? 'active'] })}
    />
  );
}

function FieldList({
  entity: { fields, statuses: own = statuses },
  fixed,
  words,
  sources,
  onChoose,
}: FieldListProps) {
  const t = useTexts(recordListTexts);
  const usable = filterFields(fields).filter(
    ({ name, field }) =>
      (!needsSource(field) || sourceOf(fields, name, sources)) &&
      !fixed.some((condition) => condition.field === name && condition.is === 'empty'),
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t.chooseField}</legend>
      <ul className={styles.fields}>
        {usable.map(({ name, field }) => (
          <li key={name}>
            <button type="button" className={styles.field} onClick={() => onChoose(newDraft(name, field))}>
              {words.fields[name]}
            </button>
          </li>
        ))}
        {own.length > 0 && (
          <li>
            <button
              type="button"
              className={styles.field}
              onClick={() => onChoose({ field: statusName, is: 'is', values: ['active'] })}
            >
              {t.status}
            </button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
