import styles from './colour-swatch.module.css';

/** A colour as a spot, with its value beside it. */
export const ColourSwatch = ({ colour }: { readonly colour: string | null }) =>
  colour === null ? (
    '–'
  ) : (
    <span className={styles.swatch}>
      <span className={styles.spot} style={{ background: colour }} />
      <bdi>{colour}</bdi>
    </span>
  );
