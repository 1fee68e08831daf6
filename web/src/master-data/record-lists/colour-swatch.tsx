import styles from './colour-swatch.module.css';

/** A colour as a spot, with its value beside it. */
const ColourSwatch = ({ colour }: { readonly colour: string | null }) =>
  colour === null ? (
    '–'
  ) : (
    <span className={styles.swatch}>
      <span className={styles.spot} style={{ background: colour }} />
      <bdi>{colour}</bdi>
    </span>
  );

/** The column of a record's colour, in tables alone. */
export const colourColumn = {
  field: 'colour',
  isTableOnly: true,
  cell: (row: { readonly colour: string | null }) => <ColourSwatch colour={row.colour} />,
} as const;
