import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { type ExportFacts, exportsQuery } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ListTable, Pager, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { ExportActions } from './export-actions.tsx';
import { ContentCell, FileCell, StateCell } from './export-cells.tsx';
import styles from './exports-page.module.css';
import { exportsPageTexts } from './exports-page-texts.ts';

/** /manage/exports: the files that were made of lists, and those that are being made. */
export const ExportsPage = () => {
  const t = useTexts(exportsPageTexts);
  const { params } = useAddress();
  const query = useQuery(exportsQuery(params.get('after'), useRowsPerPage(), useLanguage()));
  return (
    <>
      <PageHeader title={t.title} subtitle={t.intro} />
      <Loaded query={query} skeleton={<RowsSkeleton rows={5} />}>
        {(connection) =>
          connection.nodes.length > 0 ? (
            <>
              <ExportTable shown={connection.nodes} />
              <Pager connection={connection} />
            </>
          ) : (
            <EmptyState icon={<FileDownload />} title={t.emptyTitle} text={t.emptyText} />
          )
        }
      </Loaded>
    </>
  );
};

function ExportTable({ shown }: { readonly shown: readonly ExportFacts[] }) {
  const t = useTexts(exportsPageTexts);
  const f = useFormats();
  return (
    <ListTable
      label={t.title}
      rows={shown}
      columns={[
        { key: 'file', name: t.file, role: 'title', cell: (one) => <FileCell shown={one} /> },
        { key: 'state', name: t.state, cell: (one) => <StateCell shown={one} /> },
        { key: 'content', name: t.content, cell: (one) => <ContentCell shown={one} /> },
        {
          key: 'by',
          name: t.by,
          cell: ({ userName, createdAt }) => (
            <span className={styles.lines}>
              <span className={styles.name}>{userName}</span>
              <span className={styles.quiet}>{f.dateTime(createdAt)}</span>
            </span>
          ),
        },
        { key: 'actions', name: t.actions, role: 'actions', cell: (one) => <ExportActions shown={one} /> },
      ]}
    />
  );
}
