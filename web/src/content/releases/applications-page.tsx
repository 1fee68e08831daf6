import { useQuery } from '@tanstack/react-query';
import { compareVersions } from '@tresen/domain/content/entries';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { useFrontEndWords, WriteLink } from '../authoring/index.ts';
import { type ContentWithText, contentTextsQuery, NothingFound } from '../entries/index.ts';
import styles from './releases.module.css';
import { releasesTexts } from './releases-texts.ts';

/** /software-applications: all applications, each with its newest version (CNT-08). */
export const ApplicationsPage = () => {
  const t = useTexts(releasesTexts);
  const language = useLanguage();
  const query = useQuery(contentTextsQuery({ kind: 'application', language }));
  const { data: releases = [] } = useQuery(contentTextsQuery({ kind: 'release', language }));
  return (
    <>
      <PageHeader title={t.title} subtitle={t.intro}>
        <WriteLink kind="application" />
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={320} />}>
        {(applications) =>
          applications.length === 0 ? (
            <NothingFound title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <ul className={styles.applications} aria-label={t.title}>
              {applications.map((application) => (
                <Application
                  key={application.id}
                  application={application}
                  newest={newestOf(releases, application.slug)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
};

interface ApplicationProps {
  readonly application: ContentWithText;
  readonly newest: ContentWithText | undefined;
}

function Application({ application, newest }: ApplicationProps) {
  const t = useTexts(releasesTexts);
  const f = useFormats();
  const words = useFrontEndWords();
  const { slug, title, summary, details, language } = application;
  const frontEnd = details.frontEnd === null ? undefined : words[details.frontEnd as keyof typeof words];
  return (
    <li className={styles.application}>
      <Link to={`/release-notes/${slug}`} lang={language}>
        {title}
      </Link>
      <p lang={language}>{summary}</p>
      <p className={styles.meta}>
        {[
          frontEnd,
          newest ? t.newest(newest.details.version, f.day(newest.publishDate.slice(0, 10))) : t.noRelease,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

function newestOf(releases: readonly ContentWithText[], application: string): ContentWithText | undefined {
  return releases
    .filter(({ parentSlug }) => parentSlug === application)
    .toSorted((one, other) => compareVersions(other.details.version, one.details.version))[0];
}
