import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, ListTable, Pager, RowsSkeleton, usePlace } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import styles from './debits.module.css';
import { debitFilesQuery, type ListedFile } from './debits.queries.ts';
import { debitTexts } from './debits-texts.ts';
import { FileDialog } from './file-dialog.tsx';

/** The files for the bank, the newest first. */
export const DebitFiles = () => {
  const t = useTexts(debitTexts);
  const { params, change } = useAddress();
  const query = useQuery(debitFilesQuery(usePlace()));
  const columns = useFileColumns();
  const shown = params.get('file');
  return (
    <>
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {(files) =>
          files.totalCount === 0 ? (
            <EmptyState title={t.noFilesTitle} text={t.noFilesText} />
          ) : (
            <>
              <ListTable
                label={t.files}
                isStale={query.isPlaceholderData}
                rows={files.nodes}
                columns={columns}
              />
              <Pager connection={files} />
            </>
          )
        }
      </Loaded>
      {shown !== null && <FileDialog key={shown} id={shown} onClose={() => change({ file: null })} />}
    </>
  );
};

function useFileColumns(): readonly Column<ListedFile>[] {
  const t = useTexts(debitTexts);
  const f = useFormats();
  return [
    {
      key: 'number',
      name: t.file,
      role: 'title',
      cell: ({ id, number }) => (
        <Link to={`?view=files&file=${id}`} className={styles.name}>
          {number}
        </Link>
      ),
    },
    { key: 'due', name: t.due, isNamed: true, cell: ({ collectOn }) => f.day(collectOn) },
    {
      key: 'madeBy',
      name: t.madeBy,
      cell: ({ madeAt, madeByName }) => t.made(f.dateTime(madeAt), madeByName),
    },
    { key: 'state', name: t.state, cell: (file) => <FileState file={file} /> },
    {
      key: 'count',
      name: t.count,
      role: 'number',
      isNamed: true,
      cell: ({ debitCount }) => f.number(debitCount),
    },
    { key: 'total', name: t.amount, role: 'amount', cell: ({ total }) => <bdi>{f.money(total, 'EUR')}</bdi> },
  ];
}

function FileState({ file }: { readonly file: ListedFile }) {
  const t = useTexts(debitTexts);
  if (file.withdrawnAt !== null) return t.fileWithdrawn;
  if (file.returnedCount > 0)
    return <span className={styles.warning}>{t.fileReturned(file.returnedCount)}</span>;
  return t.fileMade;
}
