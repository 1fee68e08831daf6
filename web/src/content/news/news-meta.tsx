import styles from './news-meta.module.css';
import { publishDay } from './publish-day.ts';

interface NewsMetaProps {
  readonly publishDate: string;
  readonly tags: readonly string[];
}

/** When an item was published, and what it is about. */
export const NewsMeta = ({ publishDate, tags }: NewsMetaProps) => (
  <p className={styles.meta}>
    <time dateTime={publishDate}>{publishDay(publishDate)}</time>
    {tags.map((tag) => (
      <span key={tag} className={styles.tag}>
        {tag}
      </span>
    ))}
  </p>
);
