import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Markdown, markdownText, parseMarkdown } from '../../kit/markdown/index.ts';
import type { NewsArticleItem, NewsNeighbour, NewsReading } from './news.queries.ts';
import styles from './news-article.module.css';
import { NewsCover } from './news-cover.tsx';
import { NewsMeta } from './news-meta.tsx';
import { newsTexts } from './news-texts.ts';

interface NeighbourProps {
  readonly item: NewsNeighbour | null;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

/** An item to be read, and the way on to those before and after it. */
export const NewsArticle = ({ reading: { item, newer, older } }: { readonly reading: NewsReading }) => {
  const t = useTexts(newsTexts);
  useEffect(() => {
    document.title = `${item.tittle} · Tresen`;
  }, [item.tittle]);
  return (
    <>
      <article dir="ltr" lang={item.language} className={styles.article}>
        {item.imagePath !== null && <NewsCover path={item.imagePath} />}
        <Words item={item} />
      </article>
      {(newer ?? older) && (
        <nav className={styles.neighbours} aria-label={t.around}>
          <Neighbour item={newer} label={t.newer} rel="prev" />
          <Neighbour item={older} label={t.older} rel="next" />
        </nav>
      )}
    </>
  );
};

function Words({ item }: { readonly item: NewsArticleItem }) {
  const t = useTexts(newsTexts);
  const own = useLanguage();
  return (
    <>
      <header className={styles.header}>
        <NewsMeta publishDate={item.publishDate} tags={item.tags} />
        <h1 className={styles.title}>{item.tittle}</h1>
        {item.language !== own && t.onlyEnglish !== '' && (
          <p className={styles.note} lang={own}>
            {t.onlyEnglish}
          </p>
        )}
        <p className={styles.lead}>{item.description}</p>
      </header>
      <div className={markdownText}>
        <Markdown tokens={parseMarkdown(item.content)} />
      </div>
    </>
  );
}

function Neighbour({ item, label, rel }: NeighbourProps) {
  const { state } = useLocation();
  if (!item) return null;
  return (
    <Link to={`/apps/news/${item.id}`} state={state} rel={rel} className={styles[rel] ?? ''}>
      <span>{label}</span>
      <span lang={item.language}>{item.tittle}</span>
    </Link>
  );
}
