import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { WriteLink } from '../authoring/index.ts';
import {
  type ContentWithText,
  contentReadingQuery,
  contentTextsQuery,
  EntryText,
  NothingFound,
} from '../entries/index.ts';
import { FeedButton } from './feed-button.tsx';
import { laggingRegisters, useOwnRegisters } from './lagging-registers.ts';
import styles from './releases.module.css';
import type { RegisterVersion } from './releases.queries.ts';
import { releasesTexts } from './releases-texts.ts';

/** /release-notes/:softwareApplicationId: the versions of one application, the newest first (CNT-08). */
export const ReleasesPage = () => {
  const t = useTexts(releasesTexts);
  const { softwareApplicationId: slug = '' } = useParams();
  const language = useLanguage();
  const query = useQuery(contentReadingQuery('application', slug, language));
  const releases = useQuery(contentTextsQuery({ kind: 'release', language, parent: slug }));
  const registers = useOwnRegisters(query.data?.entry.details.frontEnd ?? null);
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <BackToList />
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {({ entry }) => (
          <PageHeader title={entry.title} subtitle={entry.summary}>
            <FeedButton application={slug} isPublic={entry.isPublic} />
            <WriteLink kind="release" />
          </PageHeader>
        )}
      </Loaded>
      <Loaded query={releases} skeleton={<Skeleton height={480} />}>
        {(found) => (
          <>
            {found.length === 0 && <NothingFound title={t.emptyTitle} text={t.emptyText} />}
            <Behind newest={found[0]?.details.version} registers={registers} />
            {found.map((release) => (
              <Release key={release.id} release={release} registers={registers} />
            ))}
          </>
        )}
      </Loaded>
    </div>
  );
};

function BackToList() {
  const t = useTexts(releasesTexts);
  return (
    <Button component={Link} to="/software-applications" startIcon={<ArrowBackIcon className="points" />}>
      {t.back}
    </Button>
  );
}

interface Registers {
  readonly registers: readonly RegisterVersion[];
}

/** How many of the company's own registers lag behind. */
function Behind({ newest, registers }: Registers & { readonly newest: string | undefined }) {
  const t = useTexts(releasesTexts);
  const f = useFormats();
  const count = newest === undefined ? 0 : laggingRegisters(newest, registers).length;
  if (newest === undefined || count === 0) return null;
  const words = count === 1 ? t.oneBehind : t.manyBehind(f.number(count));
  return <Alert severity="info">{t.behind(words, newest)}</Alert>;
}

function Release({ release, registers }: Registers & { readonly release: ContentWithText }) {
  const t = useTexts(releasesTexts);
  const f = useFormats();
  const { details, title, body, language, publishDate } = release;
  const lagging = laggingRegisters(details.version, registers);
  const [only] = lagging;
  return (
    <article className={styles.release} aria-labelledby={release.id}>
      <header>
        <h2 id={release.id}>{t.version(details.version)}</h2>
        <span className={styles.meta}>{t.from(f.day(publishDate.slice(0, 10)))}</span>
        {only && (
          <span className={styles.new}>
            {t.newFor(lagging.length === 1 ? only.name : f.number(lagging.length), lagging.length === 1)}
          </span>
        )}
      </header>
      <p className={styles.title} lang={language}>
        {title}
      </p>
      <EntryText body={body} language={language} />
    </article>
  );
}
