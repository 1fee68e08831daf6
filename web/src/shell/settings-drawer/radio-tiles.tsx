import { type ReactNode, useId } from 'react';
import styles from './settings-drawer.module.css';

interface Tile<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly picture?: ReactNode;
}

interface RadioTilesProps<Value extends string> {
  readonly legend: string;
  /** Tiles in a row. */
  readonly columns: 1 | 2 | 3;
  readonly tiles: readonly Tile<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, as tiles; radio buttons for keyboard and screen reader. */
export const RadioTiles = <Value extends string>(props: RadioTilesProps<Value>) => {
  const { legend, columns, tiles, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles} data-columns={columns}>
        {tiles.map((tile) => (
          <label key={tile.value} className={styles.tile}>
            <input
              type="radio"
              className={styles.hidden}
              name={name}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
            />
            {tile.picture}
            <span>{tile.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
