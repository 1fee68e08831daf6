import { recordPicturePath } from '@tresen/domain/kit/pictures';
import type { ReactNode } from 'react';
import styles from './named-picture.module.css';

interface NamedPictureProps {
  /** The name of the record's picture, where it has one. */
  readonly picture: string | null;
  readonly children: ReactNode;
}

/** What a record is called, with its picture before it: for the eye alone, the name says it all. */
export const NamedPicture = ({ picture, children }: NamedPictureProps) =>
  picture === null ? (
    children
  ) : (
    <span className={styles.named}>
      <img className={styles.picture} src={recordPicturePath(picture)} alt="" loading="lazy" />
      {children}
    </span>
  );
