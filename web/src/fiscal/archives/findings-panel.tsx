import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useInfiniteQuery } from '@tanstack/react-query';
import { archiveFindings } from '@tresen/domain/fiscal/archives';
import { useState } from 'react';
import { Link } from 'react-router';
import { downloadFile } from '../../kit/download/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './archives.module.css';
import { findingsQuery, type TseArchive, type TseArchiveFinding } from './archives.queries.ts';
import { archivesTexts, findingTexts } from './archives-texts.ts';

interface Props {
  readonly archive: TseArchive;
}

/** What was found in an archive: how often, and each one with its receipt. */
export const FindingsPanel = ({ archive: { id, counts } }: Props) => {
  const t = useTexts(archivesTexts);
  const words = useTexts(findingTexts);
  const f = useFormats();
  const notify = useNotify();
  const language = useLanguage();
  const [chosen, choose] = useState<string | null>(null);
  if (counts.length === 0)
    return (
      <Panel title={t.findings}>
        <p className={styles.muted}>{t.noFindings}</p>
      </Panel>
    );
  return (
    <Panel title={t.findings}>
      <div className={styles.actions}>
        <Chip label={t.all} color={chosen === null ? 'primary' : 'default'} onClick={() => choose(null)} />
        {counts.map(({ finding, count }) => (
          <Chip
            key={finding}
            label={`${wordOf(finding, words)} (${f.number(count)})`}
            color={chosen === finding ? 'primary' : 'default'}
            onClick={() => choose(finding)}
            sx={{ blockSize: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: '4px' } }}
          />
        ))}
      </div>
      <Findings id={id} finding={chosen} />
      <div className={styles.actions}>
        <Button
          onClick={() =>
            void downloadFile(`/api/tse-archives/${id}/findings.csv?language=${language}`).catch(
              notify.failure,
            )
          }
        >
          {t.downloadFindings}
        </Button>
      </div>
    </Panel>
  );
};

function Findings({ id, finding }: { readonly id: string; readonly finding: string | null }) {
  const t = useTexts(archivesTexts);
  const query = useInfiniteQuery(findingsQuery(id, finding));
  return (
    <Loaded query={query} skeleton={<Skeleton height={120} />}>
      {({ pages }) => (
        <>
          <ul className={styles.rows}>
            {pages.flat().map((one) => (
              <Finding key={one.position} found={one} />
            ))}
          </ul>
          {query.hasNextPage && (
            <div className={styles.actions}>
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Finding({ found }: { readonly found: TseArchiveFinding }) {
  const t = useTexts(archivesTexts);
  const words = useTexts(findingTexts);
  const f = useFormats();
  const detailOf = useDetailWords();
  const { finding, transaction, counter, detail, receiptId } = found;
  return (
    <li>
      <span>{wordOf(finding, words)}</span>
      {transaction !== null && <span>{t.transaction(f.number(transaction))}</span>}
      {counter !== null && <span>{t.counter(f.number(counter))}</span>}
      {receiptId === null && detail !== null && <span>{detailOf(finding, detail)}</span>}
      {receiptId !== null && (
        <Link to={`/manage/receipts/${receiptId}`}>{`${t.receipt} ${detail ?? ''}`}</Link>
      )}
    </li>
  );
}

/** Some findings come with a number, which says nothing alone. */
function useDetailWords(): (finding: string, detail: string) => string {
  const t = useTexts(archivesTexts);
  const f = useFormats();
  return (finding, detail) => {
    if (finding === 'certificateOutdated') return detail.replaceAll(/\d{4}-\d\d-\d\d/g, (day) => f.day(day));
    const count = Number(detail);
    if (!Number.isInteger(count)) return detail;
    const shown = f.number(count);
    if (finding === 'counterGap' || finding === 'transactionGap') return t.lacking(count, shown);
    if (finding === 'certificateMissing') return t.unverified(count, shown);
    return finding === 'truncated' ? t.brokenAfter(count, shown) : detail;
  };
}

function wordOf(finding: string, words: Readonly<Record<string, string>>): string {
  const known = archiveFindings.find((one) => one === finding);
  return (known && words[known]) ?? finding;
}
