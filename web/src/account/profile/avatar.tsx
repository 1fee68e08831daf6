import styles from './profile.module.css';
import type { OwnProfile } from './profile.queries.ts';

interface AvatarProps {
  readonly profile: Pick<OwnProfile, 'firstName' | 'lastName' | 'picture'>;
  readonly alt: string;
  /** A picture that is on its way to the server, shown instead. */
  readonly preview?: string | undefined;
}

/** The picture, or the initials where there is none. */
export const Avatar = ({ profile: { firstName, lastName, picture }, alt, preview }: AvatarProps) => {
  const source = preview ?? picture;
  if (source) return <img className={styles.avatar} src={source} alt={alt} width={120} height={120} />;
  return (
    <span className={styles.avatar} role="img" aria-label={alt}>
      {`${firstName[0] ?? ''}${lastName[0] ?? ''}`}
    </span>
  );
};
