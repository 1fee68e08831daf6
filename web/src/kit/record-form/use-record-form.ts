import type { Entity, Fault } from '@tresen/domain/kit/entities';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsaved } from '../leave/index.ts';
import { useNotify } from '../notices/index.ts';
import type { Conflict } from './conflict.ts';
import { entityResolver, errorOf, placeOf } from './form-faults.ts';
import type { RecordKind } from './record-kind.ts';
import { type FormValues, formValues, isStoredAs, namesOf } from './record-values.ts';
import type { RecordInput, SaveOutcome, StoredRecord } from './stored-record.ts';
import { type Tries, triesOf } from './tries.ts';
import { useNewerVersion } from './use-newer-version.ts';
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
  const failure = useFailureNotice();
  /** The version that the form was filled with: what is stored may be newer by now. */
  const [base, setBase] = useState(record);
  const draftId = record?.id ?? draftName;
  const [tries] = useState(() => triesOf(entity, draftId));
  const [conflict, setConflict] = useState<Conflict>();
  const [isGone, setGone] = useState(false);
  const start = (from: StoredRecord | undefined) => formValues(entity, from ?? initial ?? {});
  const form = useForm<FormValues>({
    resolver: entityResolver(entity),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start(record),
  });
  const { unplaced, inTheWay, refuse, settleFaults } = useRefusals(entity, form);
  const formId = `${entity.name}-form`;
  const { isDirty, submitCount, isSubmitSuccessful } = form.formState;
  const draft = useRecordDraft({ entity, id: draftId, base, tries, form });
  // Who stands in the way is told on top, and gets the focus there.
  useFocusOnFault(formId, submitCount, isSubmitSuccessful || inTheWay.length > 0);

  /** Begins anew from what is stored. */
  const startFrom = (from: StoredRecord | undefined) => {
    setBase(from);
    tries.forget();
    settleFaults();
    form.reset(start(from));
    draft.forget();
  };
  const settle = useUnsaved(isDirty, { onDiscard: () => startFrom(record), params: ['copy'] });

  const finishSaved = (stored: StoredRecord) => {
    failure.takeBack();
    startFrom(stored);
    settle();
    onSaved(stored);
  };
  /** Fills the form with other values, as if somebody had typed them. */
  const fill = (values: FormValues) => form.reset(formValues(entity, values), { keepDefaultValues: true });
  /** What is typed goes on from what is stored now. */
  const putOnTop = (stored: StoredRecord) => {
    const mine = form.getValues();
    setBase(stored);
    form.reset(start(stored));
    fill(mine);
  };
  const isOutdated = useNewerVersion({
    ...{ entity, record, base, form, tries },
    onSaved: finishSaved,
    onOwn: putOnTop,
    onOthers: (stored) => {
      setBase(stored);
      form.reset(start(stored));
    },
  });

  const finish = (outcome: SaveOutcome, sent: FormValues): void | Promise<void> => {
    if (outcome.kind === 'saved') return finishSaved(outcome.record);
    if (outcome.kind === 'refused') return refuse(outcome.faults);
    if (outcome.kind === 'gone') {
      tries.forget();
      return setGone(true);
    }
    const { record: theirs } = outcome;
    // The answer to an earlier try was lost: nobody is to choose between the same and the same, or between two of theirs.
    if (isStoredAs(entity, sent, theirs)) return finishSaved(theirs);
    if (tries.isOwn(theirs)) {
      putOnTop(theirs);
      return send(sent, theirs);
    }
    setConflict({ mine: form.getValues(), theirs, base: base && formValues(entity, base) });
  };
  const send = async (values: FormValues, version: Version): Promise<void> => {
    tries.add({ version: version?.version ?? 0, values });
    await save(inputOf(values, version, tries)).then((outcome) => finish(outcome, values), failure.tell);
  };
  const submitOver = (version: Version) =>
    form.handleSubmit(async (values) => {
      settleFaults();
      await send(values, version);
    });
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
      void form.handleSubmit((values) => use(inputOf(values, base, tries)))(),
    /** Something else has saved what is typed here: it goes on from what is stored now. */
    goOnFrom: (stored: StoredRecord) => {
      startFrom(stored);
      settle();
    },
    /** Somebody else has saved while something is typed here. */
    isOutdated,
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

/** Tells that a save has failed, until one has not. */
function useFailureNotice() {
  const notify = useNotify();
  const told = useRef<ReturnType<typeof notify.failure>>(undefined);
  return {
    tell: (error: unknown) => {
      told.current = notify.failure(error);
    },
    takeBack: () => {
      if (told.current !== undefined) notify.dismiss(told.current);
    },
  };
}

/** What the server has refused, where it shows. */
function useRefusals(entity: Entity, form: UseFormReturn<FormValues>) {
  const [unplaced, setUnplaced] = useState<readonly Fault[]>([]);
  /** What the last save was refused for: records that stand in its way. */
  const [inTheWay, setInTheWay] = useState<readonly Fault[]>([]);
  const settleFaults = () => {
    setUnplaced([]);
    setInTheWay([]);
  };
  const refuse = (faults: readonly Fault[]) => {
    const known = namesOf(entity);
    for (const fault of faults) form.setError(placeOf(entity, fault.path), errorOf(fault));
    setUnplaced(faults.filter(({ path }) => !known.includes(path.split('.')[0] ?? '')));
    setInTheWay(faults.filter(({ parameters }) => parameters?.users !== undefined));
  };
  return { unplaced, inTheWay, refuse, settleFaults };
}

type Version = Pick<StoredRecord, 'id' | 'version'> | undefined;

function inputOf(values: FormValues, version: Version, tries: Tries): RecordInput {
  return {
    ...values,
    isActive: values.isActive === true,
    unitIds: values.unitIds,
    ...(version ? { id: version.id, version: version.version } : { newId: tries.newId() }),
  };
}

/** The first value at fault gets the focus, once it shows what is wrong. */
function useFocusOnFault(formId: string, submitCount: number, isSubmitted: boolean) {
  useEffect(() => {
    if (submitCount === 0 || isSubmitted) return;
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, submitCount, isSubmitted]);
}
