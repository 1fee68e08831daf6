import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './latest-news.module.css';
import { newsQuery } from './news.queries.ts';
import { newsTexts } from './news-texts.ts';
import { publishDay } from './publish-day.ts';

const everything = new URLSearchParams();
const shown = 3;

/** The newest news in a tile, which lead to what they tell (DSH-03). */
export const LatestNews = () => {
  const t = useTexts(newsTexts);
  const query = useInfiniteQuery(newsQuery(everything, useLanguage()));
  const allNews = (
    <Button component={Link} to="/apps/news">
      {t.allNews}
    </Button>
  );
  return (
    <Panel title={t.title} actions={allNews}>
      <div className={styles.tile}>
        <Loaded query={query} skeleton={<Skeleton height={132} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={styles.none}>{t.emptyText}</p>
            ) : (
              <ul className={styles.items}>
                {items.slice(0, shown).map(({ id, tittle, publishDate, language }) => (
                  <li key={id}>
                    <Link to={`/apps/news/${id}`} lang={language}>
                      {tittle}
                    </Link>
                    <span className={styles.day}>{publishDay(publishDate)}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
};
