import { type Cell, cellKey } from '@tresen/domain/master-data/buttons/grid';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './button-editor.module.css';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { cellOfKey, mappingAt } from './cells.ts';
import type { GridState } from './grid-state.ts';
import { LayerGrid } from './layer-grid.tsx';
import type { CellHeat } from './use-heat-view.ts';

interface ButtonStageProps {
  readonly state: GridState;
  readonly faces: Faces;
  readonly aim: Cell | undefined;
  /** What sold, while that shows. */
  readonly heat: ReadonlyMap<string, CellHeat> | undefined;
  /** All layers show, not just the one of the cursor. */
  readonly isWide: boolean;
  /** Counts up when the focus is to come back to the cell of the cursor. */
  readonly focusCount: number;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => boolean;
  readonly onCell: (cell: Cell, isMore: boolean) => void;
  readonly onLayer: (layer: number) => void;
}

/** The layers of an app: as tabs, or side by side. */
export const ButtonStage = (props: ButtonStageProps) => {
  const { state, faces, aim, heat, isWide, focusCount, onKey, onCell, onLayer } = props;
  const t = useTexts(buttonTexts);
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const { cursor, selected } = state;
  const { layout, mappings } = state.history.present;
  const byLayer = useMemo(() => {
    const layers = Map.groupBy(mappings, ({ layer }) => layer);
    return Array.from({ length: layout.layers }, (_, layer) => layers.get(layer) ?? []);
  }, [layout.layers, mappings]);
  const current = cellKey(mappingAt(state.history.present, cursor) ?? cursor);
  useFocus(stage, current, focusCount);
  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const cell = cellOfKey((target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell);
    if (cell) onCell(cell, shiftKey || ctrlKey || metaKey);
  };
  const layers = isWide ? byLayer.map((_, layer) => layer) : [cursor.layer];
  return (
    <div className={styles.stage}>
      <p id={help} className={styles.hidden}>
        {t.instructions}
      </p>
      {!isWide && layout.layers > 1 && (
        <LayerTabs
          counts={byLayer.map(({ length: count }, layer) => ({ layer, count }))}
          current={cursor.layer}
          onLayer={onLayer}
        />
      )}
      <div
        ref={stage}
        role="application"
        aria-label={t.stage}
        aria-roledescription={t.stage}
        aria-describedby={help}
        className={styles.layers}
        data-wide={isWide || undefined}
        onClick={onClick}
        onKeyDown={(event) => onKey(event) && event.stopPropagation()}
      >
        {layers.map((layer) => (
          <div key={layer} className={styles.layer}>
            {isWide && <h3 className={styles.layerTitle}>{t.layer(String(layer + 1))}</h3>}
            <LayerGrid
              layer={layer}
              layout={layout}
              mappings={byLayer[layer] ?? []}
              faces={faces}
              selected={selected}
              cursor={layer === cursor.layer ? cursor : undefined}
              aim={aim}
              heat={heat}
            />
          </div>
        ))}
      </div>
    </div>
  );
};

interface LayerTabsProps {
  readonly counts: readonly { readonly layer: number; readonly count: number }[];
  readonly current: number;
  readonly onLayer: (layer: number) => void;
}

function LayerTabs({ counts, current, onLayer }: LayerTabsProps) {
  const t = useTexts(buttonTexts);
  return (
    <fieldset className={styles.tabs} aria-label={t.layers}>
      {counts.map(({ layer, count }) => (
        <button
          key={layer}
          type="button"
          aria-pressed={layer === current}
          data-tab={layer}
          onClick={() => onLayer(layer)}
        >
          {t.layer(String(layer + 1))}
          <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The focus follows the cursor while it is in the stage, and comes back when it is asked to. */
function useFocus(stage: { readonly current: HTMLElement | null }, key: string, count: number): void {
  const last = useRef({ key, count });
  useEffect(() => {
    const { current: before } = last;
    last.current = { key, count };
    const element = stage.current;
    const isHere = element?.contains(document.activeElement) || document.activeElement === document.body;
    if (before.count !== count || (before.key !== key && isHere))
      element?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`)?.focus();
  }, [stage, key, count]);
}
