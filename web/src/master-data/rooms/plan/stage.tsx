import { readingOrder } from '@tresen/domain/master-data/rooms/plan';
import { type FocusEvent, type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Handles } from './handles.tsx';
import type { PlanNote } from './plan-marks.ts';
import type { PlanTable } from './plan-table.ts';
import { placeStyle, type Scene, sceneOf } from './scene.ts';
import styles from './stage.module.css';
import { TableShape } from './table-shape.tsx';
import { useGestures } from './use-gestures.ts';
import type { PlanWork } from './use-plan.ts';
import { type PlanTools, useMetres } from './use-plan-tools.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useZoom } from './use-zoom.ts';

/** What the buttons around the stage do with it. */
export interface StageHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly focusTable: (key: string) => void;
}

interface StageProps {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
  readonly ref: Ref<StageHandle>;
  readonly onDetails: () => void;
  readonly onHelp: () => void;
}

/** By how much a button zooms. */
const zoomStep = 1.25;
/** Below so many pixels for 10 cm, names do not fit into tables. */
const farZoom = 5;

/** The floor with the room and its tables, to be worked on by pointer and by keys. */
export const Stage = ({ plan, tools, ref, onDetails, onHelp }: StageProps) => {
  const { room, state, notesOf } = plan;
  const { tables, selected } = state;
  const { t, step, hasGrid } = tools;
  const viewport = useRef<HTMLDivElement>(null);
  const floor = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const handles = useRef<HTMLDivElement>(null);
  const instructions = useId();
  const end = useId();
  const scene = useScene(room, tables);
  const { zoom, zoomTo, fit } = useZoom(viewport, floor, scene);
  const labelOf = useLabels(tools, notesOf);
  const { current, follow, focusTable } = useFocus(viewport, tables);
  const zoomIn = () => zoomTo(zoom * zoomStep);
  const zoomOut = () => zoomTo(zoom / zoomStep);
  useImperativeHandle(ref, () => ({ zoomIn, zoomOut, fit, focusTable }));
  const [only] = tools.chosen;
  const single = tools.chosen.length === 1 ? only : undefined;
  const elementsOf = (key: string): readonly HTMLElement[] => {
    const element = viewport.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    const own = single?.key === key ? handles.current : null;
    return [element, own].filter((one) => one instanceof HTMLElement);
  };
  const gestures = useGestures({
    ...{ scene, zoom, step, elementsOf, tables, selected, viewport, floor, frame },
    onSelect: tools.select,
    onMoved: tools.moved,
    onSized: tools.sized,
    onTurned: tools.turned,
  });
  const onKeyDown = useStageKeys({
    ...{ plan, tools, focusTable, onDetails, onHelp },
    focusStage: () => viewport.current?.focus(),
    onZoom: (how) => ({ in: zoomIn, out: zoomOut, fit })[how](),
  });
  const sizes = {
    ...{ '--u': zoom, '--scene-w': scene.width, '--scene-l': scene.length },
  };
  const walls = {
    x: 0,
    y: 0,
    width: room.width,
    length: room.length,
    rotation: 0,
    shape: 'rectangle',
  } as const;
  return (
    <>
      <p id={instructions} className="heard">
        {t.instructions}
      </p>
      <div
        ref={viewport}
        className={styles.viewport}
        role="application"
        aria-label={t.stage(room.name)}
        aria-roledescription={t.stageKind}
        aria-describedby={instructions}
        tabIndex={tables.length === 0 ? 0 : -1}
        data-far={zoom < farZoom || undefined}
        onKeyDown={onKeyDown}
        onFocus={follow}
        {...gestures}
      >
        <a href={`#${end}`} className={styles.skip}>
          {t.skip}
        </a>
        <div ref={floor} className={styles.floor} style={sizes as never}>
          <div
            className={styles.room}
            data-grid={(hasGrid && zoom > 2) || undefined}
            style={
              {
                ...placeStyle(walls, scene, zoom),
                ...(room.colour && { '--room-colour': room.colour }),
              } as never
            }
          />
          {tables.map((table) => (
            <TableShape
              key={table.key}
              table={table}
              isSelected={selected.has(table.key)}
              isCurrent={table.key === current}
              label={labelOf(table)}
              isMarked={notesOf.has(table.key)}
              scene={scene}
              zoom={zoom}
            />
          ))}
          {single && <Handles key={single.key} ref={handles} table={single} scene={scene} zoom={zoom} />}
          <div ref={frame} className={styles.frame} hidden />
        </div>
      </div>
      <span id={end} tabIndex={-1} />
    </>
  );
};

/** The same scene for as long as nothing leaves it. */
function useScene(room: PlanWork['room'], tables: readonly PlanTable[]): Scene {
  const { left, top, width, length } = useMemo(() => sceneOf(room, tables), [room, tables]);
  return useMemo(() => ({ left, top, width, length }), [left, top, width, length]);
}

function useLabels({ t }: PlanTools, notesOf: PlanWork['notesOf']) {
  const metres = useMetres();
  const noteWords = (table: PlanTable, notes: readonly PlanNote[]): readonly string[] => {
    const others = notes.flatMap((note) =>
      note.kind === 'overlap' ? note.tables.filter((one) => one.key !== table.key) : [],
    );
    return [
      ...(others.length > 0 ? [t.overlapsWith(others.map(({ number }) => number).join(', '))] : []),
      ...(notes.some(({ kind }) => kind === 'outside') ? [t.isOutside] : []),
      ...(notes.some(({ kind }) => kind === 'double' || kind === 'wrong') ? [t.isWrong] : []),
      ...(table.isActive ? [] : [t.isInactive]),
    ];
  };
  const labelOf = (table: PlanTable): string => {
    const { number, name, seats, x, y } = table;
    const notes = noteWords(table, notesOf.get(table.key) ?? []);
    const place = t.tableLabel(String(number), name, String(seats), metres(x), metres(y));
    return [place, ...notes].join(', ');
  };
  // Of three hundred tables one has moved: the labels of the others are known.
  const known = useRef({ t, notesOf, labels: new WeakMap<PlanTable, string>() });
  if (known.current.t !== t || known.current.notesOf !== notesOf)
    known.current = { t, notesOf, labels: new WeakMap() };
  return (table: PlanTable): string => {
    const { labels } = known.current;
    const label = labels.get(table) ?? labelOf(table);
    labels.set(table, label);
    return label;
  };
}

/** Which table Tab leads to, and putting the focus on one. */
function useFocus(viewport: { readonly current: HTMLDivElement | null }, tables: readonly PlanTable[]) {
  const [focused, setFocused] = useState<string>();
  const first = useMemo(() => readingOrder(tables)[0]?.key, [tables]);
  const current = tables.some(({ key }) => key === focused) ? focused : first;
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key !== undefined) setFocused(key);
  };
  const focusTable = (key: string) =>
    viewport.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  return { current, follow, focusTable };
}
