import { auditSentence } from '@tresen/domain/account/audit-log';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './audit-entry.module.css';
import type { AuditEntry } from './audit-log.queries.ts';
import { narrowedBy, recordValue } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';

/** Words of a sentence that lead to a narrower list, and where they stand. */
interface Mark {
  readonly words: string;
  readonly at: number;
  /** By what the list is narrowed then. */
  readonly by: readonly [field: 'actor' | 'record', value: string];
  readonly title: string;
  readonly className?: string | undefined;
}

/** An entry in plain words: the person leads to all that they did, the record's name to its history. */
export const EntrySentence = ({ entry }: { readonly entry: AuditEntry }) => {
  const sentence = auditSentence(entry, useLanguage());
  const marks = useMarks(entry, sentence);
  const ends = marks.map(({ at, words }) => at + words.length);
  const hasRecord = marks.some(({ by }) => by[0] === 'record');
  return (
    <>
      {marks.map((mark, index) => (
        <Fragment key={mark.title}>
          {sentence.slice(ends[index - 1] ?? 0, mark.at)}
          <MarkLink mark={mark} />
        </Fragment>
      ))}
      {sentence.slice(ends.at(-1) ?? 0)} {!hasRecord && <HistoryLink entry={entry} />}
    </>
  );
};

/** The person at the beginning, and the record where its name stands last; in the order of the sentence. */
function useMarks(entry: AuditEntry, sentence: string): readonly Mark[] {
  const t = useTexts(auditLogTexts);
  const { actorId, actorName, entity, entityId } = entry;
  const name = entry.entityName ?? '';
  const isPerson = actorId !== null && sentence.startsWith(actorName);
  const person: Mark = {
    words: actorName,
    at: 0,
    by: ['actor', actorId ?? ''],
    title: t.byPerson(actorName),
    className: styles.person,
  };
  const at = name === '' ? -1 : sentence.lastIndexOf(name);
  const record: Mark = {
    words: name,
    at,
    by: ['record', recordValue(entity, entityId)],
    title: t.historyOf(name),
  };
  return [...(isPerson ? [person] : []), ...(at >= (isPerson ? actorName.length : 0) ? [record] : [])];
}

function MarkLink({ mark }: { readonly mark: Mark }) {
  const { params } = useAddress();
  return (
    <Link to={narrowedBy(params, ...mark.by)} title={mark.title} className={mark.className}>
      {mark.words}
    </Link>
  );
}

/** The way to the history of a record whose name the sentence does not have. */
function HistoryLink({ entry: { entity, entityId } }: { readonly entry: AuditEntry }) {
  const t = useTexts(auditLogTexts);
  const { params } = useAddress();
  return (
    <Link to={narrowedBy(params, 'record', recordValue(entity, entityId))} className={styles.history}>
      {t.history}
    </Link>
  );
}
