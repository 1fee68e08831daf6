import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import { headOf } from '@tresen/domain/master-data/files';
import { useState } from 'react';
import { saveFile } from '../../kit/download/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { WaysToUsers } from '../change-sets/index.ts';
import { cellName, csvOf, useCellFaultText } from './fault-text.ts';
import styles from './files.module.css';
import { everyFault, faultsQuery, type Import } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';
import { RowAlong } from './row-along.tsx';
import { scrolling } from './scrolling.ts';
import type { RecheckProps } from './use-recheck.ts';

/** What is wrong, cell by cell. */
export const FaultsTable = (props: RecheckProps) => {
  const { file } = props;
  const t = useFilesTexts();
  const entity = file.entity as EntityName;
  const language = useLanguage();
  const words = useCellFaultText(entity);
  const query = useInfiniteQuery(faultsQuery(file.id, file.checkId ?? ''));
  return (
    <Loaded query={query} skeleton={<Skeleton height={160} />}>
      {(faults) => (
        <div className={styles.rows} {...scrolling(t.onlyFaults)}>
          <table className={styles.table} aria-label={t.onlyFaults}>
            <thead>
              <tr>
                <th scope="col">{t.place}</th>
                <th scope="col">{t.detail}</th>
                <th scope="col">{t.fault}</th>
                <th scope="col">{t.content}</th>
              </tr>
            </thead>
            <tbody>
              {faults.map((fault, index) => (
                <tr key={`${fault.row} ${fault.target} ${fault.code}`}>
                  <th scope="row">{cellName(fault) ?? t.wholeRow(String(fault.row))}</th>
                  <td>{headOf(entity, fault.target, language)}</td>
                  <td>
                    <WaysToUsers parameters={fault.parameters} text={words(fault)} />
                    {/* Once for the row, whatever is wrong with it. */}
                    {fault.along && fault.row !== faults[index - 1]?.row && (
                      <RowAlong {...props} along={fault.along} />
                    )}
                  </td>
                  <td>
                    <bdi>{fault.text}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {query.hasNextPage && (
            <Button fullWidth loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.more}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
};

/** All faults as a file. */
export const FaultsDownload = ({ file }: { readonly file: Import }) => {
  const t = useFilesTexts();
  const language = useLanguage();
  const notify = useNotify();
  const words = useCellFaultText(file.entity as EntityName);
  const [isBusy, setBusy] = useState(false);
  const get = async (): Promise<void> => {
    setBusy(true);
    try {
      const faults = await everyFault(file.id);
      const lines = faults.map((fault) => [
        String(fault.row),
        fault.column ?? '',
        headOf(file.entity as EntityName, fault.target, language),
        words(fault),
        fault.text,
      ]);
      const heads = [t.row, t.column, t.detail, t.fault, t.content];
      saveFile(
        `${t.faultsFile} ${file.fileName}.csv`,
        csvOf([heads, ...lines], language === 'de' ? ';' : ','),
      );
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void get()}>
      {t.downloadFaults}
    </Button>
  );
};
