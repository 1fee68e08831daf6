import { useState } from 'react';
import { Inventory2OutlinedIcon } from '../../kit/icons/inventory2-outlined.tsx';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  readonly path: string | undefined;
  /** What the picture shows; nothing where it only adorns. */
  readonly alt?: string;
  /** Comes with the page, since it is seen at once. */
  readonly isEager?: boolean;
}

/** A product's picture on a ground of its own; a sign where it has none or it does not come. */
export const ProductPicture = ({ path, alt = '', isEager = false }: ProductPictureProps) => {
  const [failed, setFailed] = useState<string>();
  const isShown = path !== undefined && path !== failed;
  return (
    <span className={styles.ground}>
      {isShown ? (
        <img src={path} alt={alt} loading={isEager ? 'eager' : 'lazy'} onError={() => setFailed(path)} />
      ) : (
        <Inventory2OutlinedIcon aria-hidden="true" className={styles.sign ?? ''} />
      )}
    </span>
  );
};
