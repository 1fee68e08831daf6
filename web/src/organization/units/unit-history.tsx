import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditFieldWord, auditSentence, auditValueText } from '@tresen/domain/account/audit-log';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { type StoredUnit, type UnitEntry, unitHistoryQuery } from './unit.queries.ts';
import styles from './unit-page.module.css';
import { unitTexts } from './unit-texts.ts';

/** The value of `?panel=` that opens it. */
export const historyPanel = 'history';

/** Who changed what of a unit, from the audit log. */
export const UnitHistory = ({ unit }: { readonly unit: StoredUnit }) => {
  const t = useTexts(unitTexts);
  return (
    <PanelDrawer value={historyPanel} title={t.history} width={440}>
      <History unit={unit} />
    </PanelDrawer>
  );
};

function History({ unit }: { readonly unit: StoredUnit }) {
  const t = useTexts(unitTexts);
  const query = useInfiniteQuery(unitHistoryQuery(unit.id, unit.version));
  return (
    <div className={styles.history}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {(entries) => <Entries entries={entries} />}
      </Loaded>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.showOlder}
        </Button>
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly UnitEntry[] }) {
  const t = useTexts(unitTexts);
  const f = useFormats();
  const language = useLanguage();
  if (entries.length === 0) return <p className={styles.none}>{t.historyEmpty}</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <h3>{auditSentence(entry, language)}</h3>
          <time dateTime={entry.at}>{f.dateTime(entry.at)}</time>
          <dl>
            {entry.changes.filter(saysSomething).map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** A new unit has fields that are empty. */
function saysSomething({ old, new: now }: UnitEntry['changes'][number]): boolean {
  return old !== null || !(now === null || now === 'null' || now === '""');
}

function Change({ change }: { readonly change: UnitEntry['changes'][number] }) {
  const t = useTexts(unitTexts);
  const f = useFormats();
  const language = useLanguage();
  const words = (json: string) => auditValueText(change.field, JSON.parse(json), language, f.dateTime);
  return (
    <div>
      <dt>{auditFieldWord(change.field, language, 'organizationUnit')}</dt>
      <dd>
        {change.old !== null && (
          <del>
            <span className="heard">{t.was} </span>
            {words(change.old)}
          </del>
        )}
        {change.new !== null && (
          <ins>
            <span className="heard">{t.became} </span>
            {words(change.new)}
          </ins>
        )}
      </dd>
    </div>
  );
}
