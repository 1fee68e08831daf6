import { readingOrder } from '@tresen/domain/master-data/rooms/plan';
import type { KeyboardEvent } from 'react';
import type { PlanWork } from './use-plan.ts';
import type { PlanTools } from './use-plan-tools.ts';

interface StageKeys {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
  readonly focusTable: (key: string) => void;
  readonly focusStage: () => void;
  readonly onDetails: () => void;
  readonly onHelp: () => void;
  readonly onZoom: (how: 'in' | 'out' | 'fit') => void;
}

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Units that an arrow with Shift moves: a metre. */
const far = 10;

/** Everything that a pointer does, by keys alone. A key is used up when a function here answers true. */
export const useStageKeys = (stage: StageKeys) => {
  const { plan, tools, focusTable, focusStage, onDetails, onHelp, onZoom } = stage;
  const { tables, selected } = plan.state;

  const goOn = (key: string | undefined, isBack: boolean): boolean => {
    const order = readingOrder(tables);
    const at = order.findIndex((table) => table.key === key);
    const next = key === undefined ? undefined : order[at + (isBack ? -1 : 1)];
    if (at < 0 || !next) return false;
    focusTable(next.key);
    return true;
  };
  const arrow = (event: KeyboardEvent, key: string | undefined): boolean => {
    const way = arrows[event.key];
    const keys = tools.withFocused(key);
    if (!way || keys.size === 0) return false;
    const size = event.shiftKey ? far : 1;
    const by = { x: way.x * size, y: way.y * size };
    if (event.altKey) tools.grow(keys, by);
    else tools.move(keys, by);
    return true;
  };
  const added = (key: string | undefined): boolean => {
    // It is rendered by the time of the next frame.
    if (key !== undefined) requestAnimationFrame(() => focusTable(key));
    return true;
  };
  const remove = (key: string | undefined): boolean => {
    const keys = tools.withFocused(key);
    const order = readingOrder(tables).filter((table) => !keys.has(table.key));
    tools.remove(keys);
    const [next] = order;
    if (next) requestAnimationFrame(() => focusTable(next.key));
    else focusStage();
    return true;
  };
  const toggle = (key: string | undefined): boolean => {
    if (key === undefined) return false;
    const without = [...selected].filter((one) => one !== key);
    tools.select(selected.has(key) ? without : [...selected, key]);
    return true;
  };
  const leave = (): boolean => {
    if (selected.size === 0) return false;
    tools.select([]);
    return true;
  };
  const details = (key: string | undefined): boolean => {
    const keys = tools.withFocused(key);
    if (keys.size === 0) return false;
    if (keys !== selected) tools.select(keys);
    onDetails();
    return true;
  };
  const done = (act: () => void): boolean => {
    act();
    return true;
  };

  const withControl = (event: KeyboardEvent): boolean => {
    switch (event.key.toLowerCase()) {
      case 'a':
        return done(tools.selectAll);
      case 'd':
        return added(tools.duplicate());
      case 'c':
        return done(tools.copy);
      case 'v':
        return added(tools.paste());
      case 'z':
        return done(event.shiftKey ? tools.redo : tools.undo);
      case 'y':
        return done(tools.redo);
      default:
        return false;
    }
  };
  const plain = (event: KeyboardEvent, key: string | undefined): boolean => {
    switch (event.key) {
      case 'Tab':
        return goOn(key, event.shiftKey);
      case ' ':
        return toggle(key);
      case 'Enter':
        return details(key);
      case 'Escape':
        return leave();
      case 'Delete':
      case 'Backspace':
        return remove(key);
      case 'n':
      case 'N':
        return added(tools.addTable());
      case 'r':
        return done(() => tools.turn(tools.withFocused(key), 15));
      case 'R':
        return done(() => tools.turn(tools.withFocused(key), -15));
      case 'g':
      case 'G':
        return done(tools.toggleGrid);
      case '+':
        return done(() => onZoom('in'));
      case '-':
        return done(() => onZoom('out'));
      case '0':
        return done(() => onZoom('fit'));
      case '?':
        return done(onHelp);
      default:
        return arrow(event, key);
    }
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset.key;
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl ? withControl(event) : plain(event, key)) event.preventDefault();
  };
};
