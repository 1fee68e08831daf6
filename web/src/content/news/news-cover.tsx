import { useState } from 'react';
import { NewspaperIcon } from '../../kit/icons/newspaper.tsx';
import styles from './news-cover.module.css';

/** The picture of an item, which only adorns it; a soft ground with a sign where it has none, or where it did not arrive. */
export const NewsCover = ({ path }: { readonly path: string | null }) => {
  // Without a connection the list is shown as it was, its pictures may be missing.
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <div className={styles.cover} aria-hidden="true">
      {path === null || path === missing ? (
        <NewspaperIcon className={styles.sign ?? ''} />
      ) : (
        <img src={path} alt="" loading="lazy" onError={() => setMissing(path)} />
      )}
    </div>
  );
};
