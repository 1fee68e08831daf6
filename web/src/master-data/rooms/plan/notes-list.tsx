import { table as tableEntity } from '@tresen/domain/master-data/tables';
import { memo } from 'react';
import { useFaultWords } from '../../../kit/faults/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { CheckCircleOutlinedIcon } from '../../../kit/icons/check-circle-outlined.tsx';
import styles from './plan-editor.module.css';
import type { PlanNote } from './plan-marks.ts';
import { planTexts } from './plan-texts.ts';
import { WarningMark } from './warning-mark.tsx';

const fields: Readonly<Record<string, (typeof tableEntity.fields)[keyof typeof tableEntity.fields]>> =
  tableEntity.fields;

interface NotesListProps {
  readonly notes: readonly PlanNote[];
  /** Of the whole plan. */
  readonly tables: number;
  readonly places: number;
  /** @param keys of the tables that a note is about */
  readonly onShow: (keys: readonly [string, ...string[]]) => void;
}

/** Notes that show; more say no more. */
const maxShown = 20;

/** What is to be said of the plan; each leads to its table. */
export const NotesList = memo(function NotesList({ notes, tables, places, onShow }: NotesListProps) {
  const t = useTexts(planTexts);
  const f = useFormats();
  const words = useNoteWords();
  return (
    <section className={styles.panel} aria-label={t.findings}>
      <h2 className={styles.panelTitle}>{t.findings}</h2>
      <p className={styles.hint}>{t.sum(f.number(tables), f.number(places))}</p>
      {notes.length === 0 ? (
        <p className={styles.well}>
          <CheckCircleOutlinedIcon fontSize="small" /> {t.noFindings}
        </p>
      ) : (
        <ul className={styles.notes}>
          {notes.slice(0, maxShown).map((note) => (
            <li
              key={`${note.kind} ${note.tables.map(({ key }) => key)} ${'fault' in note ? note.fault.path : ''}`}
            >
              <button
                type="button"
                className={styles.note}
                onClick={() => {
                  const [first, ...others] = note.tables;
                  onShow([first.key, ...others.map(({ key }) => key)]);
                }}
              >
                <WarningMark /> {words(note)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {notes.length > maxShown && (
        <p className={styles.hint}>{t.furtherNotes(f.number(notes.length - maxShown))}</p>
      )}
      <p className="heard" role="status">
        {notes.length > 0 && t.findingsSaid(f.number(notes.length))}
      </p>
    </section>
  );
});

function useNoteWords() {
  const t = useTexts(planTexts);
  const faultWords = useFaultWords();
  return (note: PlanNote): string => {
    const [one, other] = note.tables.map(({ number }) => String(number));
    if (note.kind === 'overlap') return t.overlap(one ?? '', other ?? '');
    if (note.kind === 'wrong') return t.wrong(one ?? '', faultWords(note.fault, fields[note.fault.path]));
    return note.kind === 'double' ? t.double(one ?? '') : t.outside(one ?? '');
  };
}
