import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { WriteLink } from '../authoring/index.ts';
import { contentReadingQuery, EntryText, entriesTexts, type ReadContent, VoteBox } from '../entries/index.ts';
import { DownloadFiles } from './download-files.tsx';
import styles from './knowledge-base.module.css';
import { listPath } from './knowledge-base-path.ts';
import { knowledgeBaseTexts } from './knowledge-base-texts.ts';

interface ArticlePageProps {
  readonly isDownloads: boolean;
  readonly slug: string;
}

/** One article, or one download with its versions. */
export const ArticlePage = ({ isDownloads, slug }: ArticlePageProps) => {
  const t = useTexts(entriesTexts);
  const query = useQuery(contentReadingQuery(isDownloads ? 'download' : 'article', slug, useLanguage()));
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList isDownloads={isDownloads} />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <BackToList isDownloads={isDownloads} />
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(reading) => <Article reading={reading} />}
      </Loaded>
    </div>
  );
};

function BackToList({ isDownloads }: Pick<ArticlePageProps, 'isDownloads'>) {
  const t = useTexts(knowledgeBaseTexts);
  return (
    <Button component={Link} to={listPath(isDownloads)} startIcon={<ArrowBackIcon className="points" />}>
      {isDownloads ? t.backDownloads : t.back}
    </Button>
  );
}

function Article({ reading: { entry, wasHelpful } }: { readonly reading: ReadContent }) {
  const t = useTexts(entriesTexts);
  const f = useFormats();
  useEffect(() => {
    document.title = `${entry.title} · Tresen`;
  }, [entry.title]);
  return (
    <article>
      <header className={styles.head}>
        <span className={styles.meta}>
          {[entry.parentTitle, t.updated(f.dateTime(entry.lastModified))].filter(Boolean).join(' · ')}
        </span>
        <h1 lang={entry.language}>{entry.title}</h1>
        {entry.summary !== '' && (
          <p className={styles.lead} lang={entry.language}>
            {entry.summary}
          </p>
        )}
        <WriteLink kind={entry.kind === 'download' ? 'download' : 'article'} id={entry.id} />
      </header>
      <DownloadFiles files={entry.details.files} />
      <EntryText body={entry.body} language={entry.language} />
      <VoteBox entryId={entry.id} wasHelpful={wasHelpful} />
    </article>
  );
}
