import { auditFieldWord, auditValueText } from '@tresen/domain/account/audit-log';
import { useUnits } from '../../kit/branches/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowForwardIcon } from '../../kit/icons/arrow-forward.tsx';
import styles from './audit-entry.module.css';
import type { AuditEntry as Entry } from './audit-log.queries.ts';
import { auditLogTexts } from './audit-log-texts.ts';
import { EntrySentence } from './entry-sentence.tsx';

type Change = Entry['changes'][number];

/** One entry: when, who did what in plain words, and on demand what was there before. */
export const AuditEntry = ({ entry }: { readonly entry: Entry }) => {
  const t = useTexts(auditLogTexts);
  const f = useFormats();
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={entry.at}>
        {f.time(entry.at)}
      </time>
      <div className={styles.words}>
        <p className={styles.sentence}>
          <EntrySentence entry={entry} />
          {entry.isSupport && <span className={styles.support}>{t.support}</span>}
        </p>
        <Changes entity={entry.entity} changes={entry.changes} />
      </div>
    </li>
  );
};

function Changes({ entity, changes }: Pick<Entry, 'entity' | 'changes'>) {
  const t = useTexts(auditLogTexts);
  const f = useFormats();
  if (changes.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{changes.length === 1 ? t.oneChange : t.changes(f.number(changes.length))}</summary>
      <dl>
        {changes.map((change) => (
          <ChangeLine key={change.field} entity={entity} change={change} />
        ))}
      </dl>
    </details>
  );
}

function ChangeLine({ entity, change }: { readonly entity: string; readonly change: Change }) {
  const t = useTexts(auditLogTexts);
  const language = useLanguage();
  const words = useValueWords();
  const { field } = change;
  return (
    <div className={styles.change}>
      <dt>{auditFieldWord(field, language, entity)}</dt>
      <dd>
        {change.old !== null && (
          <del>
            <span className="heard">{t.before} </span>
            {words(field, change.old)}
          </del>
        )}
        {change.old !== null && change.new !== null && (
          <ArrowForwardIcon className="points" fontSize="inherit" aria-hidden="true" />
        )}
        {change.new !== null && (
          <ins>
            <span className="heard">{t.after} </span>
            {words(field, change.new)}
          </ins>
        )}
      </dd>
    </div>
  );
}

/** Values in words; a branch by its name, which the log knows by its id only. */
function useValueWords() {
  const language = useLanguage();
  const f = useFormats();
  const units = useUnits();
  return (field: string, json: string | null): string => {
    const value = parsed(json);
    const unit = field === 'unitId' ? units.find(({ id }) => id === value) : undefined;
    return auditValueText(field, unit?.name ?? value, language, f.dateTime);
  };
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
