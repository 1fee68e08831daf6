import { type ButtonGrid, type ButtonMapping, cellKey } from '@tresen/domain/master-data/buttons/grid';
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
}

/** A layer as it is drawn at the register; nothing in it can be moved. */
export const GridPicture = ({ grid, layer, faces, label, marked }: GridPictureProps) => (
  <div
    role="img"
    aria-label={[label, ...grid.mappings.filter((one) => one.layer === layer).map(faces.labelOf)].join(', ')}
    className={styles.picture}
    style={{ '--rows': grid.layout.rows, '--columns': grid.layout.columns } as never}
  >
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
