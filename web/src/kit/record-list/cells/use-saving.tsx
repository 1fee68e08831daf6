import { type ReactNode, useRef, useState } from 'react';
import { useFaultWords } from '../../faults/index.ts';
import { useErrorWords } from '../../graphql/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { useNotify } from '../../notices/index.ts';
import type { Conflict } from '../../record-form/conflict.ts';
import { ConflictDialog } from '../../record-form/conflict-dialog.tsx';
import { type PlainWords, useKindWords } from '../../record-form/plain-words.ts';
import type { RecordKind } from '../../record-form/record-kind.ts';
import { type FormValues, fieldAt, referenceNames } from '../../record-form/record-values.ts';
import type { SaveOutcome, StoredRecord } from '../../record-form/stored-record.ts';
import { useRefresh } from '../../record-form/use-refresh.ts';
import { recordListTexts } from '../record-list-texts.ts';
import type { CellOutcome } from './cells-context.ts';
import { saveOver, saveValues, type ValuesChange, type ValuesOutcome } from './save-values.ts';

/** A conflict that somebody is asked about; the answer is what was chosen, or nothing. */
interface Question {
  readonly conflict: Conflict;
  readonly answer: (chosen: FormValues | undefined) => void;
}

/** A change, with what is said of it once it is done. */
interface Change extends ValuesChange {
  /** The value that somebody entered, among those that change. */
  readonly name: string;
  readonly message: string;
}

/**
 * Saves what is entered in cells, each by itself. What is saved can be taken back: by the message, and by `undo`, which
 * takes back the last one.
 */
export const useSaving = (kind: RecordKind, onStored: (record: StoredRecord) => void) => {
  const t = useTexts(recordListTexts);
  const words = useKindWords(kind);
  const notify = useNotify();
  const errorWords = useErrorWords();
  const faultsText = useFaultsText(kind, words);
  const refresh = useRefresh(kind);
  const { inTurn, untilEnded } = useTurns();
  const { ask, dialog } = useQuestion(kind, words);
  const { remember, undo: undoLast } = useDone();
  /** Closes the last message: the next one takes its place, or many would cover the list. */
  const closeLast = useRef<(() => void) | undefined>(undefined);

  const say = (message: string, takeBack?: () => void) => {
    closeLast.current?.();
    closeLast.current = notify.closable(message, takeBack);
  };
  const settle = async (outcome: ValuesOutcome): Promise<ValuesOutcome | SaveOutcome | undefined> => {
    if (outcome.kind !== 'conflict') return outcome;
    const chosen = await ask(outcome.conflict);
    return chosen && saveOver(kind, outcome.conflict.theirs, chosen);
  };
  const run = async (
    change: Change,
    onSaved: (before: FormValues | undefined) => void,
  ): Promise<CellOutcome> => {
    try {
      const outcome = await settle(await saveValues(kind, change));
      if (outcome === undefined || outcome.kind === 'conflict') return t.notSaved;
      if (outcome.kind === 'gone') return t.goneMeanwhile;
      if (outcome.kind === 'refused') return faultsText(outcome.faults, change.name);
      onStored(outcome.record);
      refresh(outcome.record);
      onSaved('before' in outcome ? outcome.before : undefined);
      return undefined;
    } catch (error) {
      return errorWords(error);
    }
  };
  const takeBack = async (change: Change, before: FormValues) => {
    const back = { ...change, from: change.to, to: before };
    const error = await inTurn(change.id, () => run(back, () => say(t.takenBack(change.message))));
    if (error !== undefined) notify.error(error);
  };
  const save = (change: Change): Promise<CellOutcome> =>
    inTurn(change.id, () =>
      run(change, (before) => say(change.message, before && remember(() => void takeBack(change, before)))),
    );
  /** What was entered a moment ago may still be on its way. */
  const undo = () => void untilEnded().then(undoLast);
  return { dialog, save, undo };
};

/** Faults in words; of another value than the entered one with its name. */
function useFaultsText(kind: RecordKind, words: PlainWords) {
  const faultWords = useFaultWords();
  return (faults: Extract<SaveOutcome, { kind: 'refused' }>['faults'], name: string): string =>
    faults
      .map((fault) => {
        const [at = ''] = fault.path.split('.');
        const text = faultWords(fault, fieldAt(kind.entity.fields, fault.path));
        return at === name ? text : `${words.fields[at] ?? at}: ${text}`;
      })
      .join(' ');
}

/** One save of a record after the other: each goes on top of what the one before has stored. */
function useTurns() {
  const turns = useRef(new Map<string, Promise<unknown>>());
  const inTurn = <Value,>(id: string, act: () => Promise<Value>): Promise<Value> => {
    const turn = (turns.current.get(id) ?? Promise.resolve()).then(act, act);
    turns.current.set(id, turn);
    return turn;
  };
  /** Fulfilled when all that is on its way by now has ended. */
  const untilEnded = () => Promise.allSettled(turns.current.values());
  return { inTurn, untilEnded };
}

function useQuestion(kind: RecordKind, words: PlainWords) {
  const [question, setQuestion] = useState<Question>();
  const ask = (conflict: Conflict) =>
    new Promise<FormValues | undefined>((resolve) => {
      setQuestion({
        conflict,
        answer: (chosen) => {
          setQuestion(undefined);
          resolve(chosen);
        },
      });
    });
  const dialog: ReactNode = question && (
    <ConflictDialog
      kind={kind}
      words={words}
      names={new Map(referenceNames(kind.entity.fields, question.conflict.theirs))}
      conflict={question.conflict}
      onClose={() => question.answer(undefined)}
      onChosen={question.answer}
    />
  );
  return { ask, dialog };
}

/** What was saved and can be taken back, the last one at the end, each once. */
function useDone() {
  const [done] = useState(() => new Set<() => void>());
  const remember = (takeBack: () => void): (() => void) => {
    const once = () => {
      if (done.delete(once)) takeBack();
    };
    done.add(once);
    return once;
  };
  return { remember, undo: () => [...done].at(-1)?.() };
}
