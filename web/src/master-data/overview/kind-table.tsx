import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ListTable } from '../../kit/list/index.ts';
import { recordPaths } from '../records/index.ts';
import styles from './overview.module.css';
import type { KindFigures } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';

type Row = KindFigures & { readonly id: SyncedName };

interface LackProps {
  readonly row: Row;
  readonly what: 'open' | 'failed';
}

/** Each kind of record: how many there are, how many are not on every register yet, how many were refused. */
export const KindTable = ({ kinds }: { readonly kinds: readonly KindFigures[] }) => {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const language = useLanguage();
  return (
    <ListTable
      label={t.kinds}
      rows={rowsOf(kinds)}
      columns={[
        {
          key: 'kind',
          name: t.kind,
          role: 'title',
          cell: ({ id }) => <Link to={recordPaths[id].list}>{kindWords[id][language].many}</Link>,
        },
        { key: 'count', name: t.count, role: 'number', isNamed: true, cell: ({ count }) => f.number(count) },
        {
          key: 'open',
          name: t.open,
          role: 'number',
          isNamed: true,
          cell: (row) => <Lack row={row} what="open" />,
        },
        {
          key: 'failed',
          name: t.failed,
          role: 'number',
          isNamed: true,
          cell: (row) => <Lack row={row} what="failed" />,
        },
      ]}
    />
  );
};

/** A kind that only a newer server knows has no page here. */
function rowsOf(kinds: readonly KindFigures[]): readonly Row[] {
  return kinds.flatMap((kind) => {
    const id = syncedNames.find((name) => name === kind.entity);
    return id ? [{ ...kind, id }] : [];
  });
}

/** A number that leads to what it counts: the list of the kind, with what is open of it beside. */
function Lack({ row, what }: LackProps) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const language = useLanguage();
  const count = what === 'open' ? row.openCount : row.failedCount;
  const words = f.number(count);
  if (count === 0) return <span className={styles.nothing}>{words}</span>;
  const only = what === 'failed' ? '&only=failed' : '';
  const name = kindWords[row.id][language].many;
  return (
    <Link
      className={styles.lack ?? ''}
      data-bad={what === 'failed' || undefined}
      aria-label={(what === 'open' ? t.openOf : t.failedOf)(name, words)}
      to={`${recordPaths[row.id].list}?panel=sync&kind=${row.id}${only}`}
    >
      {words}
    </Link>
  );
}
