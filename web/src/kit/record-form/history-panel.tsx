import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Field } from '@tresen/domain/kit/entities';
import { useFormats } from '../format/index.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { useNotify } from '../notices/index.ts';
import { PanelDrawer, usePanel } from '../panel-drawer/index.ts';
import { Loaded, Skeleton } from '../states/index.ts';
import { useFormContext } from './form-context.ts';
import styles from './history-panel.module.css';
import type { HistoryEntry, RecordKind } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';
import { type FormValues, fieldAt, formValues, namesOf } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';
import { useNameWords, useReferredNames, useValueWords } from './value-words.ts';

/** The value of `?panel=` that opens it. */
export const historyPanel = 'history';

interface ChangesProps {
  readonly entry: HistoryEntry;
  readonly nameWords: (name: string) => string;
  readonly valueWords: (name: string, value: unknown) => string;
}

interface HistoryProps {
  readonly kind: RecordKind;
  readonly record: StoredRecord;
}

interface EntriesProps extends HistoryProps {
  readonly entries: readonly HistoryEntry[];
}

/** Who changed what, old and new, with a way back to each version. Saving stays the person's own step. */
export const HistoryPanel = (props: HistoryProps) => {
  const t = useTexts(recordTexts);
  return (
    <PanelDrawer value={historyPanel} title={t.history} width={440}>
      <History {...props} />
    </PanelDrawer>
  );
};

function History(props: HistoryProps) {
  const t = useTexts(recordTexts);
  const query = useHistory(props);
  return (
    <div className={styles.history}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {(entries) => <Entries {...props} entries={entries} />}
      </Loaded>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.showOlder}
        </Button>
      )}
    </div>
  );
}

function useHistory({ kind, record }: HistoryProps) {
  return useInfiniteQuery({
    queryKey: ['records', kind.entity.name, 'history', record.id, record.version],
    queryFn: ({ pageParam }) => kind.api.history(record.id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

function Entries({ kind, record, entries }: EntriesProps) {
  const t = useTexts(recordTexts);
  const f = useFormats();
  const language = useLanguage();
  const notify = useNotify();
  const { form, words, names } = useFormContext();
  const { close } = usePanel(historyPanel);
  const nameOf = useReferredNames(
    kind,
    entries.flatMap(({ before, after }) => [before, after]),
    names,
  );
  const valueWords = useValueWords(kind, words, nameOf);
  const nameWords = useNameWords(words);
  const actionWords = useActionWords(kind);
  const restore = (at: number, when: string) => {
    form.fill(versionAfter(entries, at, formValues(kind.entity, record)));
    close();
    notify.success(t.versionFilled(when));
  };
  if (entries.length === 0) return <p className={styles.none}>{t.historyEmpty}</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry, at) => {
        const when = f.dateTime(entry.at);
        return (
          <li key={entry.id} className={styles.entry}>
            <h3 className={styles.head}>{t.historyLine(entry.actorName, when, actionWords(entry))}</h3>
            {entry.description && <p className={styles.none}>{entry.description[language]}</p>}
            <Changes entry={entry} nameWords={nameWords} valueWords={valueWords} />
            {at > 0 && (
              <Button variant="outlined" onClick={() => restore(at, when)}>
                {t.restoreVersion}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What was done, in a word; a change of many records says it in a sentence of its own. */
function useActionWords({ actions }: RecordKind) {
  const t = useTexts(recordTexts);
  const language = useLanguage();
  const words: Readonly<Record<string, string>> = {
    create: t.created,
    update: t.updated,
    delete: t.deleted,
    restore: t.broughtBack,
    ...actions?.[language],
  };
  return ({ action }: HistoryEntry): string => words[action] ?? '';
}

/**
 * The record as an entry left it: what is stored now, with every later change taken back. `entries` begin with the
 * newest.
 */
function versionAfter(entries: readonly HistoryEntry[], at: number, now: FormValues): FormValues {
  return Object.assign({ ...now }, ...entries.slice(0, at).map(({ before }) => before));
}

function Changes({ entry, nameWords, valueWords }: ChangesProps) {
  const { before, after } = entry;
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  // In the order of the form; what is no longer a field of the record comes last.
  const known = namesOf(form.entity).filter((name) => name in before || name in after);
  const names = [...new Set([...known, ...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return <p className={styles.none}>{t.noFields}</p>;
  return (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name} className={styles.change}>
          <dt>{nameWords(name)}</dt>
          <dd>
            {name in before && (
              <del className={styles.old}>
                <span className="heard">{t.was} </span>
                {valueWords(name, told(fieldAt(form.entity.fields, name), entry, name).old)}
              </del>
            )}
            <ins className={styles.new}>
              <span className="heard">{t.became} </span>
              {valueWords(name, told(fieldAt(form.entity.fields, name), entry, name).new)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of several choices only those that came or went: the others would hide them. */
function told(
  field: Field | undefined,
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
  name: string,
) {
  return field?.kind === 'choices' && name in before && name in after
    ? { old: without(before[name], after[name]), new: without(after[name], before[name]) }
    : { old: before[name], new: after[name] };
}

function without(one: unknown, other: unknown): unknown {
  return Array.isArray(one) && Array.isArray(other) ? one.filter((value) => !other.includes(value)) : one;
}
