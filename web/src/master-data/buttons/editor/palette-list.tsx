import type { ButtonGrid, ButtonTarget } from '@tresen/domain/master-data/buttons/grid';
import type { RefObject } from 'react';
import { useTexts } from '../../../kit/i18n/index.ts';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import styles from './palette.module.css';
import { PaletteOption } from './palette-option.tsx';
import type { PaletteItem } from './palette-source.ts';
import { targetKey } from './targets.ts';
import type { PaletteRow } from './use-palette.ts';
import { useWindow } from './use-window.ts';

/** Pixels of a line. */
export const rowSize = 48;

interface PaletteListProps {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly rows: readonly PaletteRow[];
  readonly grid: ButtonGrid;
  readonly faces: Faces;
  readonly hand: ButtonTarget | undefined;
  /** The line that Enter chooses. */
  readonly active: number | undefined;
  readonly onChoose: (item: PaletteItem, isByKeys: boolean) => void;
  /** A pointer has gone down on it: it may be pulled from here on. */
  readonly onHold: (item: PaletteItem) => void;
  readonly onEnd: () => void;
}

/** The lines of the palette in sight. */
export const PaletteList = (props: PaletteListProps) => {
  const { id, list, rows, grid, faces, hand, active, onChoose, onHold, onEnd } = props;
  const t = useTexts(buttonTexts);
  const { from, to, onScroll } = useWindow(rows.length, rowSize);
  const onGrid = new Set(grid.mappings.map(({ target }) => targetKey(target)));
  const handKey = hand && targetKey(hand);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t.palette}
      tabIndex={-1}
      className={styles.list}
      onScroll={(event) => {
        onScroll(event);
        const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
        if (scrollTop + 2 * clientHeight > scrollHeight) onEnd();
      }}
    >
      <div className={styles.all} style={{ blockSize: rows.length * rowSize }} role="presentation">
        {rows.slice(from, to).map((row, place) => {
          const index = from + place;
          const style = { insetBlockStart: index * rowSize };
          if ('heading' in row)
            return (
              <div
                key={`${index} ${row.heading}`}
                className={styles.heading}
                style={style}
                role="presentation"
              >
                {row.heading}
              </div>
            );
          const key = targetKey(row.target);
          return (
            <PaletteOption
              key={key}
              id={`${id}-${index}`}
              row={row}
              faces={faces}
              place={index + 1}
              count={rows.length}
              isActive={index === active}
              isInHand={key === handKey}
              isOnGrid={onGrid.has(key)}
              style={style}
              onChoose={onChoose}
              onHold={onHold}
            />
          );
        })}
      </div>
    </div>
  );
};
