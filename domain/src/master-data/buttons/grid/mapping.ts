import { isPictureName } from '../../../kit/pictures/index.ts';
import { type ButtonApp, type ButtonLayout, maxButtonLabel } from '../index.ts';
import { buttonFunctionOf } from './functions.ts';
import { cellKeysOf, doOverlap, isInside, isLayout, type Place } from './layout.ts';

/** What a button does. References are ids of records; a function is one of `buttonFunctions`. */
export type ButtonTarget =
  | { readonly kind: 'article' | 'category' | 'buttonCategory' | 'room' | 'function'; readonly id: string }
  | { readonly kind: 'favourites1' | 'favourites2' };

/** The target of a kind as it stands on the wire; undefined for what is none. */
export function readTarget(kind: string, targetId: string | null): ButtonTarget | undefined {
  switch (kind) {
    case 'favourites1':
    case 'favourites2':
      return targetId === null ? { kind } : undefined;
    case 'article':
    case 'category':
    case 'buttonCategory':
    case 'room':
    case 'function':
      return targetId === null ? undefined : { kind, id: targetId };
    default:
      return undefined;
  }
}

/** A button: where it stands, what it does, and how it looks where that differs from its target's own look. */
export interface ButtonMapping extends Place {
  readonly target: ButtonTarget;
  /** Instead of the target's name; null for that. */
  readonly label: string | null;
  /** `#rrggbb`; null for the target's colour. */
  readonly colour: string | null;
  /** The name of a picture that was sent (decision 57); null for the target's own. */
  readonly pictureId: string | null;
}

/** The buttons of one app: what is edited, undone, stored and sent as a whole. No two share a cell. */
export interface ButtonGrid {
  readonly app: ButtonApp;
  readonly layout: ButtonLayout;
  /** In reading order: layer, row, column. */
  readonly mappings: readonly ButtonMapping[];
}

/** Why a grid cannot be stored. `index` is the mapping's place in the list as it came. */
export type GridFault =
  | { readonly code: 'LAYOUT_OUT_OF_RANGE' }
  | {
      readonly code:
        | 'OUTSIDE_LAYOUT'
        | 'UNKNOWN_FUNCTION'
        | 'LABEL_TOO_LONG'
        | 'NOT_A_COLOUR'
        | 'UNKNOWN_PICTURE';
      readonly index: number;
    }
  | { readonly code: 'OVERLAPS'; readonly index: number; readonly other: number };

/** All faults of a grid as it comes from outside; whether records that it names exist is the server's to say. */
export function gridFaults({ app, layout, mappings }: ButtonGrid): readonly GridFault[] {
  if (!isLayout(layout)) return [{ code: 'LAYOUT_OUT_OF_RANGE' }];
  const taken = new Map<string, number>();
  return mappings.flatMap((mapping, index) => {
    const faults: GridFault[] = faultsOfMapping(mapping, app).map((code) => ({ code, index }));
    if (!isInside(mapping, layout)) return [...faults, { code: 'OUTSIDE_LAYOUT', index }];
    // By cells, not by pairs: ten thousand mappings at once are refused as fast as ten.
    const others = new Set<number>();
    for (const key of cellKeysOf(mapping)) {
      const other = taken.get(key);
      if (other === undefined) taken.set(key, index);
      else others.add(other);
    }
    for (const other of others) faults.push({ code: 'OVERLAPS', index, other });
    return faults;
  });
}

export function inReadingOrder(mappings: readonly ButtonMapping[]): readonly ButtonMapping[] {
  return mappings.toSorted(
    (one, other) => one.layer - other.layer || one.row - other.row || one.column - other.column,
  );
}

/** The mapping that takes any cell of a place, other than one that is looked away from. */
export function mappingsIn(
  grid: ButtonGrid,
  place: Place,
  except: readonly ButtonMapping[] = [],
): readonly ButtonMapping[] {
  return grid.mappings.filter((mapping) => !except.includes(mapping) && doOverlap(mapping, place));
}

function faultsOfMapping(
  { target, label, colour, pictureId }: ButtonMapping,
  app: ButtonApp,
): readonly ('UNKNOWN_FUNCTION' | 'LABEL_TOO_LONG' | 'NOT_A_COLOUR' | 'UNKNOWN_PICTURE')[] {
  return [
    ...(target.kind === 'function' && !buttonFunctionOf(target.id)?.apps.includes(app)
      ? (['UNKNOWN_FUNCTION'] as const)
      : []),
    ...(label !== null && label.length > maxButtonLabel ? (['LABEL_TOO_LONG'] as const) : []),
    ...(colour !== null && !/^#[0-9a-f]{6}$/i.test(colour) ? (['NOT_A_COLOUR'] as const) : []),
    ...(pictureId !== null && !isPictureName(pictureId) ? (['UNKNOWN_PICTURE'] as const) : []),
  ];
}
