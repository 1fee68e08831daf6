import type { Fault } from '@tresen/domain/kit/entities';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { newUuid } from '../ids/index.ts';
import { useUnsaved } from '../leave/index.ts';
import { useNotify } from '../notices/index.ts';
import type { Conflict } from './conflict.ts';
import { entityResolver, errorOf, placeOf } from './form-faults.ts';
import type { RecordKind } from './record-kind.ts';
import { differingNames, type FormValues, formValues, namesOf } from './record-values.ts';
import type { RecordInput, SaveOutcome, StoredRecord } from './stored-record.ts';
import { useRecordDraft } from './use-record-draft.ts';

export interface RecordFormOptions {
  readonly kind: Pick<RecordKind, 'entity'>;
  /** The record as it is stored; undefined for a new one. */
  readonly record: StoredRecord | undefined;
  /** What a new one begins with, beside the initial values of its kind. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  /** Tells drafts of new records apart: `new`, `new.sub`. */
  readonly draftName?: string;
  readonly save: (input: RecordInput) => Promise<SaveOutcome>;
  readonly onSaved: (record: StoredRecord) => void;
}

/**
 * The form of one record, driven by its entity: checks by the rules of the domain, a draft that survives, a guard
 * against leaving, faults of the server at their values, and what to do when somebody else was faster. What it shows
 * is up to `RecordField`; `RecordPage` puts all of it together.
 */
export const useRecordForm = (options: RecordFormOptions) => {
  const { kind, record, initial, draftName = 'new', save, onSaved } = options;
  const { entity } = kind;
  const notify = useNotify();
  /** The version that the form was filled with: what is stored may be newer by now. */
  const [base, setBase] = useState(record);
  /** Of the record that is about to be made. */
  const [newId, setNewId] = useState(() => newUuid());
  const [conflict, setConflict] = useState<Conflict>();
  const [isGone, setGone] = useState(false);
  const [unplaced, setUnplaced] = useState<readonly Fault[]>([]);
  /** What the last save was refused for: records that stand in its way. */
  const [inTheWay, setInTheWay] = useState<readonly Fault[]>([]);
  const settleFaults = () => {
    setUnplaced([]);
    setInTheWay([]);
  };
  const start = (from: StoredRecord | undefined) => formValues(entity, from ?? initial ?? {});
  const form = useForm<FormValues>({
    resolver: entityResolver(entity),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start(record),
  });
  const formId = `${entity.name}-form`;
  const { isDirty, submitCount, isSubmitSuccessful } = form.formState;
  const draft = useRecordDraft({ entity, id: record?.id ?? draftName, version: base?.version ?? 0, form });
  // Who stands in the way is told on top, and gets the focus there.
  useFocusOnFault(formId, submitCount, isSubmitSuccessful || inTheWay.length > 0);

  /** Begins anew from what is stored. */
  const startFrom = (from: StoredRecord | undefined) => {
    setBase(from);
    setNewId(newUuid());
    settleFaults();
    form.reset(start(from));
    draft.forget();
  };
  const settle = useUnsaved(isDirty, { onDiscard: () => startFrom(record), params: ['copy'] });

  useEffect(() => {
    // Somebody else has saved, and nothing typed here is in the way.
    if (record && base && record.version > base.version && !isDirty) {
      setBase(record);
      form.reset(formValues(entity, record));
    }
  }, [record, base, isDirty, form, entity]);

  const refuse = (faults: readonly Fault[]) => {
    const known = namesOf(entity);
    for (const fault of faults) form.setError(placeOf(entity, fault.path), errorOf(fault));
    setUnplaced(faults.filter(({ path }) => !known.includes(path.split('.')[0] ?? '')));
    setInTheWay(faults.filter(({ parameters }) => parameters?.users !== undefined));
  };
  const finishSaved = (stored: StoredRecord) => {
    startFrom(stored);
    settle();
    onSaved(stored);
  };
  const finish = (outcome: SaveOutcome, sent: FormValues) => {
    if (outcome.kind === 'saved') return finishSaved(outcome.record);
    if (outcome.kind === 'refused') return refuse(outcome.faults);
    if (outcome.kind === 'gone') {
      setNewId(newUuid());
      return setGone(true);
    }
    const { record: theirs } = outcome;
    // The answer to an earlier try was lost: nobody is to choose between the same and the same.
    if (differingNames(entity, formValues(entity, sent), formValues(entity, theirs)).length === 0)
      return finishSaved(theirs);
    setConflict({ mine: form.getValues(), theirs, base: base && formValues(entity, base) });
  };
  type Version = Pick<StoredRecord, 'id' | 'version'> | undefined;
  const inputOf = (values: FormValues, version: Version): RecordInput => ({
    ...values,
    isActive: values.isActive === true,
    unitIds: values.unitIds,
    ...(version ? { id: version.id, version: version.version } : { newId }),
  });
  const submitOver = (version: Version) =>
    form.handleSubmit(async (values) => {
      settleFaults();
      await save(inputOf(values, version)).then(
        (outcome) => finish(outcome, values),
        (error: unknown) => void notify.failure(error),
      );
    });
  /** Fills the form with other values, as if somebody had typed them. */
  const fill = (values: FormValues) => form.reset(formValues(entity, values), { keepDefaultValues: true });
  /** The outcome of a choice between two versions is saved on top of the one that is stored. */
  const settleConflict = async (chosen: FormValues) => {
    const theirs = conflict?.theirs;
    if (!theirs) return;
    setConflict(undefined);
    startFrom(theirs);
    fill(chosen);
    await submitOver(theirs)();
  };
  return {
    form,
    formId,
    entity,
    isNew: record === undefined,
    /** The version that the form was filled with. */
    base,
    isDirty,
    draft,
    conflict,
    setConflict,
    settleConflict,
    isGone,
    unplaced,
    inTheWay,
    /** Hands over what would be saved, once it is right by itself. */
    withInput: (use: (input: RecordInput) => void) =>
      void form.handleSubmit((values) => use(inputOf(values, base)))(),
    /** Something else has saved what is typed here: it goes on from what is stored now. */
    goOnFrom: (stored: StoredRecord) => {
      startFrom(stored);
      settle();
    },
    /** Somebody else has saved while something is typed here. */
    isOutdated: record !== undefined && base !== undefined && record.version > base.version,
    submit: submitOver(base),
    /** What was deleted meanwhile is made anew. */
    submitAsNew: submitOver(undefined),
    /** A part of the page has stored a next version by itself; what is typed stays, and is saved on top of it. */
    adopt: (stored: StoredRecord) => setBase(stored),
    discard: () => startFrom(record),
    fill,
    /** What is typed may be left without a question. */
    settle,
  };
};
export type RecordForm = ReturnType<typeof useRecordForm>;

/** The first value at fault gets the focus, once it shows what is wrong. */
function useFocusOnFault(formId: string, submitCount: number, isSubmitted: boolean) {
  useEffect(() => {
    if (submitCount === 0 || isSubmitted) return;
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, submitCount, isSubmitted]);
}
