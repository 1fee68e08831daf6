import styles from './colour-sign.module.css';

/** A colour as a spot, with its value beside it. */
export const ColourSign = ({ colour }: { readonly colour: string | null }) =>
  colour === null ? (
    '–'
  ) : (
    <span className={styles.sign}>
      <span className={styles.spot} style={{ background: colour }} />
      <bdi>{colour}</bdi>
    </span>
  );
