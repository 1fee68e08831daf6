import type { ButtonLayout } from '@tresen/domain/master-data/buttons';
import { type ButtonMapping, type Cell, cellKey } from '@tresen/domain/master-data/buttons/grid';
import { memo } from 'react';
import { type Translation, useTexts } from '../../../kit/i18n/index.ts';
import { useGradually } from '../../../kit/states/index.ts';
import { HeatMark } from '../heat/index.ts';
import { ButtonFace, type Faces, faceStyle } from './button-face.tsx';
import type { de } from './buttons.de.ts';
import { buttonTexts } from './buttons-texts.ts';
import { mappingAt, takenCells } from './cells.ts';
import styles from './layer-grid.module.css';
import { isGone, targetKey } from './targets.ts';
import { type CellHeat, isSameHeat } from './use-heat-view.ts';

interface LayerGridProps {
  readonly layer: number;
  readonly layout: ButtonLayout;
  /** Of this layer. */
  readonly mappings: readonly ButtonMapping[];
  readonly faces: Faces;
  readonly selected: ReadonlySet<string>;
  /** The cell that Tab leads to; undefined where it is on another layer. */
  readonly cursor: Cell | undefined;
  /** The cell that the next choice is for. */
  readonly aim: Cell | undefined;
  /** What sold, by the key of the button's cell; undefined while that does not show. */
  readonly heat: ReadonlyMap<string, CellHeat> | undefined;
}

/** The cells of a layer. Pointers and keys are up to the stage around it. */
export const LayerGrid = (props: LayerGridProps) => {
  const { layer, layout, mappings, faces, selected, cursor, aim, heat } = props;
  const t = useTexts(buttonTexts);
  const current = cursor && cellKey(mappingAt({ mappings }, cursor) ?? cursor);
  // The cursor's cell takes the focus in the same turn.
  const rows = Math.max(
    useGradually(layout.rows, { atFirst: rowsInSight(), atOnce: 4 }),
    (cursor?.row ?? 0) + 1,
  );
  const single = selected.size === 1;
  return (
    <section
      aria-label={t.layer(String(layer + 1))}
      className={styles.grid}
      data-layer={layer}
      style={{ '--rows': layout.rows, '--columns': layout.columns } as never}
    >
      {placesOf({ ...layout, rows }, layer, mappings).map(({ cell, mapping }) => {
        const key = cellKey(cell);
        return (
          <GridCell
            key={key}
            cell={cell}
            mapping={mapping}
            faces={faces}
            texts={t}
            isSelected={selected.has(key)}
            isCurrent={key === current}
            isAim={aim !== undefined && cellKey(aim) === key}
            hasHandles={single && selected.has(key)}
            heat={mapping && heat?.get(key)}
          />
        );
      })}
    </section>
  );
};

/** Pixels of a row with its gap, and what at least stands above the first one. */
const rowSize = 68;
const sizeAbove = 320;

/** Rows that fit into the window: the first picture waits for no others. */
function rowsInSight(): number {
  return Math.max(1, Math.ceil((window.innerHeight - sizeAbove) / rowSize));
}

interface GridCellProps {
  readonly cell: Cell;
  readonly mapping: ButtonMapping | undefined;
  readonly faces: Faces;
  /** Here and not asked for by each: of 144 cells none is to listen for a change of the language. */
  readonly texts: Translation<typeof de>;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isAim: boolean;
  readonly hasHandles: boolean;
  readonly heat: CellHeat | undefined;
}

const GridCell = memo(
  function GridCell(props: GridCellProps) {
    const { cell, mapping, faces, texts: t, isSelected, isCurrent, isAim, hasHandles, heat } = props;
    const { row, column } = cell;
    const { rowSpan, columnSpan } = mapping ?? { rowSpan: 1, columnSpan: 1 };
    const isLarge = rowSpan > 1 || columnSpan > 1;
    const words = [
      mapping ? faces.labelOf(mapping) : t.empty,
      ...(mapping && 'id' in mapping.target ? [t[mapping.target.kind]] : []),
      ...(isLarge ? [t.size(String(columnSpan), String(rowSpan))] : []),
      // Without a label of its own its name says so.
      ...(mapping && mapping.label !== null && isGone(mapping.target, faces.facts) ? [t.gone] : []),
      ...(heat?.words ? [heat.words] : []),
    ];
    return (
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`${t.place(String(row + 1), String(column + 1))}: ${words.join(', ')}`}
        tabIndex={isCurrent ? 0 : -1}
        className={mapping ? styles.button : styles.empty}
        data-cell={cellKey(cell)}
        data-kind={mapping?.target.kind}
        data-aim={isAim || undefined}
        data-tall={rowSpan > 1 || undefined}
        // All cells come in reading order, each takes the next that is free: only a larger one has to say its size.
        style={
          {
            ...(isLarge && {
              gridArea: `span ${rowSpan} / span ${columnSpan}`,
              '--column-span': columnSpan,
            }),
            ...(mapping && faceStyle(mapping, faces)),
          } as never
        }
      >
        {mapping && <ButtonFace mapping={mapping} faces={faces} isBare={Boolean(heat?.heat.sold)} />}
        {heat && <HeatMark heat={heat.heat} isYoung={heat.isYoung} />}
        {hasHandles && mapping && <Handles />}
      </button>
    );
  },
  (before, after) =>
    before.mapping === after.mapping &&
    before.texts === after.texts &&
    (before.faces.labelOf === after.faces.labelOf || labelIn(before) === labelIn(after)) &&
    before.faces.money === after.faces.money &&
    before.isSelected === after.isSelected &&
    before.isCurrent === after.isCurrent &&
    before.isAim === after.isAim &&
    before.hasHandles === after.hasHandles &&
    isSameHeat(before.heat, after.heat) &&
    isSameFacts(before, after),
);

function labelIn({ mapping, faces }: GridCellProps) {
  return mapping && faces.labelOf(mapping);
}

/** What is known of the target, read anew with each answer of the server: the same words are the same facts. */
function isSameFacts(one: GridCellProps, other: GridCellProps): boolean {
  if (one.faces.facts === other.faces.facts) return true;
  const [before, after] = [factsOf(one), factsOf(other)];
  return (
    before === after ||
    (Boolean(before) === Boolean(after) &&
      before?.price === after?.price &&
      before?.colour === after?.colour &&
      before?.picture === after?.picture)
  );
}

function factsOf({ mapping, faces }: GridCellProps) {
  return mapping && faces.facts.get(targetKey(mapping.target));
}

/** Where a button is pulled at to take more cells. For pointers only: keys and the fields beside do the same. */
function Handles() {
  return (
    <span className={styles.handles} aria-hidden="true">
      {(['e', 's', 'se'] as const).map((handle) => (
        <span key={handle} data-handle={handle} />
      ))}
    </span>
  );
}

/** The cells of a layer in reading order, those left out that a button from above or from the left takes. */
function placesOf({ rows, columns }: ButtonLayout, layer: number, mappings: readonly ButtonMapping[]) {
  const taken = takenCells(mappings);
  return Array.from({ length: rows * columns }, (_, index) => ({
    layer,
    row: Math.floor(index / columns),
    column: index % columns,
  }))
    .map((cell) => ({ cell, mapping: taken.get(cellKey(cell)) }))
    .filter(({ cell, mapping }) => !mapping || (mapping.row === cell.row && mapping.column === cell.column));
}
