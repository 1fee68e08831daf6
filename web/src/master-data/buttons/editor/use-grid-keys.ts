import { type Cell, cellKey } from '@tresen/domain/master-data/buttons/grid';
import type { KeyboardEvent } from 'react';
import { mappingAt, nextCell, type Way } from './cells.ts';
import type { GridState } from './grid-state.ts';
import type { ButtonTools } from './use-button-tools.ts';

interface GridKeys {
  readonly state: GridState;
  readonly tools: ButtonTools;
  /** Opens the palette for a cell, with a search begun. */
  readonly onPalette: (at: Cell, text: string) => void;
  readonly onLook: () => void;
  readonly onHelp: () => void;
  /** Puts away what is in the hand and the cell that was aimed at. */
  readonly onLetGo: () => void;
}

const arrows: Readonly<Record<string, Way>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** Everything that a pointer does, by keys alone. A key is used up when a function here answers true. */
export const useGridKeys = ({ state, tools, onPalette, onLook, onHelp, onLetGo }: GridKeys) => {
  const { cursor, selected, anchor } = state;
  const grid = state.history.present;
  const there = mappingAt(grid, cursor);
  /** The chosen buttons, or the one under the cursor, which comes first. */
  const meant = () => {
    if (!there) return tools.chosen;
    return selected.has(cellKey(there)) ? [there, ...tools.chosen.filter((one) => one !== there)] : [there];
  };
  const done = (act: () => unknown): boolean => {
    act();
    return true;
  };

  const arrow = (event: KeyboardEvent, way: Way): boolean => {
    if (event.altKey) return done(() => there && tools.span(there, grown(there, way)));
    if (event.ctrlKey || event.metaKey) {
      const [held] = meant();
      const to = held && {
        ...{ layer: held.layer, row: held.row + way.row, column: held.column + way.column },
      };
      return done(() => to && tools.moveTo(meant(), to));
    }
    const next = nextCell(grid, cursor, way);
    return done(() => (event.shiftKey ? tools.range(anchor ?? cursor, next) : tools.go(next)));
  };
  const onLayer = (by: number): boolean => {
    const layer = Math.min(Math.max(cursor.layer + by, 0), grid.layout.layers - 1);
    return done(() => tools.go({ ...cursor, layer }));
  };
  const ofLayer = () => grid.mappings.filter(({ layer }) => layer === cursor.layer).map(cellKey);

  const withControl = (event: KeyboardEvent): boolean => {
    switch (event.key.toLowerCase()) {
      case 'a':
        return done(() => tools.select(ofLayer()));
      case 'c':
        return done(() => tools.copy(meant()));
      case 'x':
        return done(() => {
          tools.copy(meant());
          tools.remove(meant());
        });
      case 'v':
        return done(() => tools.paste(cursor));
      case 'z':
        return done(event.shiftKey ? tools.redo : tools.undo);
      case 'y':
        return done(tools.redo);
      default:
        return false;
    }
  };
  const plain = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'Enter':
        return done(() => onPalette(cursor, ''));
      case ' ':
        return done(() => there && tools.toggle(cellKey(there)));
      case 'F2':
        return done(() => {
          if (there && !selected.has(cellKey(there))) tools.select([cellKey(there)]);
          if (there) onLook();
        });
      case 'Escape':
        return done(() => {
          onLetGo();
          if (selected.size > 0) tools.select([]);
        });
      case 'Delete':
      case 'Backspace':
        return done(() => tools.remove(meant()));
      case 'PageUp':
        return onLayer(-1);
      case 'PageDown':
        return onLayer(1);
      case '?':
        return done(onHelp);
      default:
        return isLetter(event.key) && done(() => onPalette(cursor, event.key));
    }
  };
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const way = arrows[event.key];
    const isControl = event.ctrlKey || event.metaKey;
    const isUsed = way ? arrow(event, way) : isControl ? withControl(event) : plain(event);
    if (isUsed) event.preventDefault();
    return isUsed;
  };
};

function grown({ rowSpan, columnSpan }: { readonly rowSpan: number; readonly columnSpan: number }, way: Way) {
  return {
    rowSpan: Math.max(1, rowSpan + way.row),
    columnSpan: Math.max(1, columnSpan + way.column),
  };
}

function isLetter(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key);
}
