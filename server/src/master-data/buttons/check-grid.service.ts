import { type ButtonApp, maxLayout } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  gridFaults,
  readTarget,
} from '@tresen/domain/master-data/buttons/grid';
import type { Tx } from '../../kit/db/pools.ts';
import { referenceFaults, type StoredRecord } from '../../kit/records/index.ts';
import { findPictures } from '../pictures/index.ts';
import { findCategoryPlaces } from './button-categories.store.ts';
import type { TargetKind } from './button-targets.store.ts';

/** A button as it comes from outside. */
export interface MappingInput {
  readonly layer: number;
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly kind: string;
  readonly targetId?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly colour?: string | null | undefined;
  readonly pictureId?: string | null | undefined;
}

/** Why a grid is not stored: the place of the button among those that were sent, null where it is the grid itself. */
export interface ShownGridFault {
  readonly index: number | null;
  readonly code: string;
  /** The field of the button. */
  readonly path: string | null;
  /** The button that it overlaps. */
  readonly other: number | null;
}

/** Buttons that can be looked at, or why they cannot. */
type ReadMappings =
  | { readonly mappings: readonly ButtonMapping[]; readonly faults?: undefined }
  | { readonly faults: readonly ShownGridFault[] };

/** More than a form shows; what is wrong with ten thousand buttons is said of the first of them. */
const maxFaults = 100;

const maxMappings = maxLayout.rows * maxLayout.columns * maxLayout.layers;

/** Reads buttons from outside, each by itself. */
export const readMappings = (inputs: readonly MappingInput[]): ReadMappings => {
  if (inputs.length > maxMappings) return { faults: [faultAt(null, 'TOO_MANY_BUTTONS')] };
  const read = inputs.map(readMapping);
  const unknown = read.flatMap((mapping, index) =>
    mapping ? [] : [faultAt(index, 'UNKNOWN_TARGET', 'targetId')],
  );
  if (unknown.length > 0) return { faults: unknown.slice(0, maxFaults) };
  return { mappings: read.filter((mapping) => mapping !== undefined) };
};

/**
 * What is wrong with a grid by the rules that need no other record.
 * @param sent its buttons that came with the request; what is wrong with another is said of the grid
 */
export const faultsOfGrid = (grid: ButtonGrid, sent: readonly ButtonMapping[]): readonly ShownGridFault[] => {
  const places = new Map(sent.map((mapping, index) => [mapping, index]));
  const placeOf = (index: number): number | null => {
    const mapping = grid.mappings[index];
    return (mapping && places.get(mapping)) ?? null;
  };
  return gridFaults(grid)
    .slice(0, maxFaults)
    .map((fault) => {
      const path = fault.code === 'UNKNOWN_PICTURE' ? 'pictureId' : null;
      const index = 'index' in fault ? placeOf(fault.index) : null;
      const other = 'other' in fault ? placeOf(fault.other) : null;
      // Of two that share a cell the one that was sent is told of, on whichever side of the other it lies.
      return { ...faultAt(index ?? other, fault.code, path), other: index === null ? null : other };
    });
};

/**
 * Records and pictures that new buttons name and that are not there, or not in all branches of the template. What stood there before
 * stays, also where its target has gone meanwhile: nobody has to clear up before he can save (decision 53).
 */
export const targetFaults = async (
  tx: Tx,
  template: StoredRecord,
  { app, mappings }: Pick<ButtonGrid, 'app' | 'mappings'>,
  before: readonly ButtonMapping[],
): Promise<readonly ShownGridFault[]> => {
  const known = new Set(before.map(keyOf));
  const faults: ShownGridFault[] = [];
  for (const kind of ['article', 'category', 'buttonCategory', 'room'] as const) {
    const needed = mappings.flatMap((mapping, index) => {
      const id = idOf(mapping, kind);
      return id === undefined || known.has(keyOf(mapping))
        ? []
        : [{ path: 'targetId', to: kind, id, index, unitIds: template.unitIds }];
    });
    if (needed.length === 0) continue;
    const found = await referenceFaults(tx, needed);
    faults.push(...found.map(({ index, code, path }) => faultAt(index, code, path)));
    if (kind === 'buttonCategory') faults.push(...(await strangersAmong(tx, template.id, app, needed)));
  }
  faults.push(...(await pictureFaults(tx, mappings)));
  return faults.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).slice(0, maxFaults);
};

function readMapping(input: MappingInput): ButtonMapping | undefined {
  const { layer, row, column, rowSpan, columnSpan } = input;
  const target = readTarget(input.kind, input.targetId ?? null);
  if (!target || ('id' in target && target.kind !== 'function' && !isUuid(target.id))) return undefined;
  const label = input.label?.toWellFormed().replaceAll('\0', '').trim() || null;
  const colour = input.colour?.toLowerCase() ?? null;
  return {
    ...{ layer, row, column, rowSpan, columnSpan },
    ...{ target, label, colour, pictureId: input.pictureId ?? null },
  };
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id);
}

function faultAt(index: number | null, code: string, path: string | null = null): ShownGridFault {
  return { index, code, path, other: null };
}

function idOf({ target }: ButtonMapping, kind: TargetKind): string | undefined {
  return target.kind === kind ? target.id : undefined;
}

function keyOf({ target }: ButtonMapping): string {
  return 'id' in target ? `${target.kind} ${target.id}` : target.kind;
}

/** Pictures that the tenant has not sent, or that nothing named for so long that they went. */
async function pictureFaults(tx: Tx, mappings: ButtonGrid['mappings']): Promise<readonly ShownGridFault[]> {
  const known = await findPictures(
    tx,
    mappings.flatMap(({ pictureId }) => pictureId ?? []),
  );
  return mappings.flatMap(({ pictureId }, index) =>
    pictureId === null || known.has(pictureId) ? [] : [faultAt(index, 'UNKNOWN_PICTURE', 'pictureId')],
  );
}

/** Categories of buttons of another template, or another app. */
async function strangersAmong(
  tx: Tx,
  templateId: string,
  app: ButtonApp,
  needed: readonly { readonly id: string; readonly index: number }[],
): Promise<readonly ShownGridFault[]> {
  const ids = needed.map(({ id }) => id);
  const places = await findCategoryPlaces(tx, [], ids);
  return needed.flatMap(({ id, index }) => {
    const place = places.get(id);
    const isOwn = !place || (place.templateId === templateId && place.app === app);
    return isOwn ? [] : [faultAt(index, 'NOT_OF_TEMPLATE', 'targetId')];
  });
}
