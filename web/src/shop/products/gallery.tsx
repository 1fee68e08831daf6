import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './gallery.module.css';
import { ProductPicture } from './product-picture.tsx';

interface GalleryProps {
  /** What the pictures show. */
  readonly name: string;
  readonly paths: readonly string[];
}

/** The pictures of a product: one large, the others to choose from. */
export const Gallery = ({ name, paths }: GalleryProps) => {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  const [shown, setShown] = useState(0);
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <ProductPicture path={paths[shown] ?? paths[0]} alt={name} isEager />
      </div>
      {paths.length > 1 && (
        <ul className={styles.others} aria-label={t.pictures}>
          {paths.map((path, place) => (
            <li key={path}>
              <button
                type="button"
                aria-label={t.picture(f.number(place + 1))}
                aria-pressed={place === shown}
                onClick={() => setShown(place)}
              >
                <ProductPicture path={path} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
