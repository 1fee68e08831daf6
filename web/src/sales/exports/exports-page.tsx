import { exportList, exportListWords } from '@tresen/domain/kit/exports';
import { ListPage } from '../../account/list-page/index.ts';
import { useLanguage, useTexts, useWords } from '../../kit/i18n/index.ts';
import { FileDownloadOutlinedIcon } from '../../kit/icons/file-download-outlined.tsx';
import { ChoiceFilter, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { useExportName } from './export-cells.tsx';
import { useExportColumns } from './export-columns.tsx';
import { exportsQueries } from './exports.queries.ts';
import styles from './exports-page.module.css';
import { exportsPageTexts } from './exports-page-texts.ts';

/** /manage/exports: the files that were made of lists, and those that are being made. */
export const ExportsPage = () => {
  const t = useTexts(exportsPageTexts);
  const words = useWords(exportListWords);
  const query = exportsQueries[useLanguage()];
  const list = useRecordList({ name: 'exports', entity: exportList, words, query });
  return (
    <ListPage
      list={list}
      columns={useExportColumns()}
      nameOf={useExportName()}
      intro={<p className={styles.intro}>{t.intro}</p>}
      searchLabel={t.search}
      filters={<ChoiceFilter list={list} field="state" />}
      empty={<EmptyState icon={<FileDownloadOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />}
    />
  );
};
