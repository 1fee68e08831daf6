import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../kit/i18n/index.ts';
import type { NewsCardItem } from './news.queries.ts';
import styles from './news-card.module.css';
import { NewsCover } from './news-cover.tsx';
import { NewsMeta } from './news-meta.tsx';

/** An item of the list; all of it leads to the item. */
export const NewsCard = ({ item }: { readonly item: NewsCardItem }) => {
  const { search } = useLocation();
  const own = useLanguage();
  const { id, tittle, description, tags, imagePath, language, publishDate } = item;
  return (
    <article className={styles.card} lang={language === own ? undefined : language}>
      <NewsCover path={imagePath} />
      <div className={styles.words}>
        <NewsMeta publishDate={publishDate} tags={tags} />
        <h2 className={styles.title}>
          <Link to={`/apps/news/${id}`} state={{ list: search }}>
            {tittle}
          </Link>
        </h2>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
};
