import Newspaper from '@mui/icons-material/Newspaper';
import styles from './news-cover.module.css';

/** The picture of an item, which only adorns it; a soft ground with a sign where it has none. */
export const NewsCover = ({ path }: { readonly path: string | null }) => (
  <div className={styles.cover} aria-hidden="true">
    {path === null ? <Newspaper className={styles.sign ?? ''} /> : <img src={path} alt="" loading="lazy" />}
  </div>
);
