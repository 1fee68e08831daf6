import {
  type ButtonGrid,
  type ButtonMapping,
  cellKey,
  cellsOfLayer,
} from '@tresen/domain/master-data/buttons/grid';
import { ButtonFace, type Faces, faceStyle } from './button-face.tsx';
import styles from './grid-picture.module.css';

interface GridPictureProps {
  readonly grid: ButtonGrid;
  readonly layer: number;
  readonly faces: Faces;
  /** What the picture shows, for whoever does not see it. */
  readonly label: string;
  /** Buttons that stand out, such as those that are new. */
  readonly marked?: ReadonlySet<ButtonMapping>;
  /** Draws all cells behind the buttons, for who chooses a grid; a register leaves them out. */
  readonly hasCells?: boolean;
}

/** A layer as it is drawn at the register; nothing in it can be moved. */
export const GridPicture = ({ grid, layer, faces, label, marked, hasCells }: GridPictureProps) => (
  <div
    role="img"
    aria-label={[label, ...grid.mappings.filter((one) => one.layer === layer).map(faces.labelOf)].join(', ')}
    className={styles.picture}
    style={{ '--rows': grid.layout.rows, '--columns': grid.layout.columns } as never}
  >
    {hasCells &&
      cellsOfLayer(grid.layout, layer).map((cell) => (
        <div
          key={cellKey(cell)}
          className={styles.cell}
          style={{ gridArea: `${cell.row + 1} / ${cell.column + 1}` }}
        />
      ))}
    {grid.mappings
      .filter((one) => one.layer === layer)
      .map((mapping) => {
        const { row, column, rowSpan, columnSpan } = mapping;
        return (
          <div
            key={cellKey(mapping)}
            className={styles.button}
            data-kind={mapping.target.kind}
            data-marked={marked?.has(mapping) || undefined}
            style={
              {
                gridArea: `${row + 1} / ${column + 1} / span ${rowSpan} / span ${columnSpan}`,
                ...faceStyle(mapping, faces),
              } as never
            }
          >
            <ButtonFace mapping={mapping} faces={faces} />
          </div>
        );
      })}
  </div>
);
