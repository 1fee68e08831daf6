import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { table as tableEntity } from '@tresen/domain/master-data/tables';
import { useFaultWords } from '../../../kit/faults/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import styles from './plan-editor.module.css';
import type { PlanNote } from './plan-marks.ts';
import type { PlanWork } from './use-plan.ts';
import type { PlanTools } from './use-plan-tools.ts';

const fields: Readonly<Record<string, (typeof tableEntity.fields)[keyof typeof tableEntity.fields]>> =
  tableEntity.fields;

const useNoteWords = ({ t }: PlanTools) => {
  const faultWords = useFaultWords();
  return (note: PlanNote): string => {
    const [one, other] = note.tables.map(({ number }) => String(number));
    if (note.kind === 'overlap') return t.overlap(one ?? '', other ?? '');
    if (note.kind === 'wrong') return t.wrong(one ?? '', faultWords(note.fault, fields[note.fault.path]));
    return note.kind === 'double' ? t.double(one ?? '') : t.outside(one ?? '');
  };
};

interface NotesListProps {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
  readonly onShow: (key: string) => void;
}

/** Notes that show; more say no more. */
const mostShown = 50;

/** What is to be said of the plan; each leads to its table. */
export const NotesList = ({ plan, tools, onShow }: NotesListProps) => {
  const { t } = tools;
  const f = useFormats();
  const words = useNoteWords(tools);
  const { notes, state } = plan;
  const places = state.tables.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <section className={styles.panel} aria-label={t.findings}>
      <h2 className={styles.panelTitle}>{t.findings}</h2>
      <p className={styles.hint}>{t.sum(f.number(state.tables.length), f.number(places))}</p>
      {notes.length === 0 ? (
        <p className={styles.well}>
          <CheckCircleOutlined fontSize="small" /> {t.noFindings}
        </p>
      ) : (
        <ul className={styles.notes}>
          {notes.slice(0, mostShown).map((note) => (
            <li
              key={`${note.kind} ${note.tables.map(({ key }) => key)} ${'fault' in note ? note.fault.path : ''}`}
            >
              <button
                type="button"
                className={styles.note}
                onClick={() => {
                  tools.select(note.tables.map(({ key }) => key));
                  onShow(note.tables[0].key);
                }}
              >
                <WarningAmber fontSize="small" /> {words(note)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hidden} role="status">
        {notes.length > 0 && t.findingsSaid(f.number(notes.length))}
      </p>
    </section>
  );
};
