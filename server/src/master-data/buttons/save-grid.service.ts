import { AppError } from '@tresen/domain/kit/errors';
import { buttonApps } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  type Cell,
  isSameGrid,
  withChanges,
} from '@tresen/domain/master-data/buttons/grid';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type RecordsPort, type StoredRecord, takeChanges, writingOf } from '../../kit/records/index.ts';
import { putGrid, renumberTemplate, type StoredGrid } from './button-grids.store.ts';
import {
  faultsOfGrid,
  type MappingInput,
  readMappings,
  type ShownGridFault,
  targetFaults,
} from './check-grid.service.ts';
import { withPlacedAt } from './placed-buttons.ts';
import { appsOf, findTemplate, gridsOf } from './read-grids.service.ts';

/** A grid as somebody saves it, over the version that they saw: all of it, or what they changed. */
export interface SaveGridInput {
  readonly templateId: string;
  readonly app: string;
  readonly version: number;
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
  readonly mappings: readonly MappingInput[];
  /** First cells of buttons that go. Null where `mappings` are all there are; else all others stay as they are. */
  readonly removed?: readonly Cell[] | null | undefined;
}

/** What saving a grid ends in: it is stored as a whole, or nothing is, and why. */
export interface SavedGrid {
  readonly isSuccess: boolean;
  /** What is stored now, once it is. */
  readonly grid: StoredGrid | null;
  /** What is stored where somebody else was faster. */
  readonly conflict: StoredGrid | null;
  readonly faults: readonly ShownGridFault[];
  /** What is stored otherwise than it was sent: whoever sent the rest need not read it again. */
  readonly tidied: readonly TidiedButton[];
}

/** The look of a button as it is stored. */
export interface TidiedButton extends Pick<ButtonMapping, 'label' | 'colour'> {
  /** Its place among those that were sent. */
  readonly index: number;
}

const headSchema = z.object({
  templateId: z.uuid(),
  app: z.enum(buttonApps),
  version: z.int().check(z.gte(0)),
  rows: z.int(),
  columns: z.int(),
  layers: z.int(),
});

/**
 * Saves the buttons of an app of a template as a whole. What falls off the layout, or shares a cell with another, is
 * refused with its place, and nothing is stored: no save loses a button that was sent (BTN-11).
 * @throws {AppError} INVALID_INPUT for what no editor sends, NOT_FOUND when the template is gone
 */
export const saveGrid = async (ctx: Ctx, port: RecordsPort, input: SaveGridInput): Promise<SavedGrid> => {
  const { templateId, app, version, rows, columns, layers } = parseInput(headSchema, input);
  const read = readMappings(input.mappings);
  if (read.faults) return refused({ faults: read.faults });
  const { mappings } = read;
  const gridOver = (before: readonly ButtonMapping[]): ButtonGrid => ({
    ...{ app, layout: { rows, columns, layers } },
    mappings: withChanges(before, { mappings, removed: input.removed ?? [] }),
  });
  const whole = input.removed ? undefined : gridOver([]);
  const early = whole ? faultsOfGrid(whole, mappings) : [];
  if (early.length > 0) return refused({ faults: early });
  const tidied = tidiedAmong(input.mappings, mappings);
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const seq = await takeChanges(tx, tenantId, 1);
    const template = await findTemplate(tx, templateId);
    const before = await gridOf(tx, template, app);
    if (before.version !== version) return refused({ conflict: before });
    const grid = whole ?? gridOver(before.mappings);
    const faults = [
      ...(whole ? [] : faultsOfGrid(grid, mappings)),
      ...(await targetFaults(tx, template, { app, mappings }, before.mappings)),
    ];
    if (faults.length > 0) return refused({ faults });
    if (before.version > 0 && isSameGrid(before, grid)) return stored(before, tidied);
    return stored(await write(ctx, tx, port, { template, before, grid, seq }), tidied);
  });
};

interface Write {
  readonly template: StoredRecord;
  readonly before: StoredGrid;
  readonly grid: ButtonGrid;
  readonly seq: number;
}

/** Stores a grid that was checked, and tells of it. The tenant's counter is taken, and its last number is the grid's. */
export const write = async (
  ctx: Ctx,
  tx: Tx,
  port: RecordsPort,
  { template, before, grid, seq }: Write,
): Promise<StoredGrid> => {
  const tenantId = tenantOf(ctx);
  const writing = writingOf(ctx, tenantId, seq - 1);
  const mappings = withPlacedAt(before.mappings, grid.mappings, writing.now);
  await putGrid(tx, template.id, { ...grid, mappings }, writing);
  await renumberTemplate(tx, template.id, writing);
  const name = String(template.name);
  await audit(ctx, tx, tenantId, {
    action: 'update',
    entity: 'buttonGrid',
    entityId: template.id,
    oldValues: { name, ...audited(before) },
    newValues: { name, ...audited(grid) },
  });
  port.tell(tx, { tenantId, unitIds: template.unitIds });
  return {
    ...{ ...grid, mappings },
    templateId: template.id,
    version: before.version + 1,
    lastModifiedAt: new Date(writing.now),
    lastModifiedByName: writing.userName,
  };
};

async function gridOf(tx: Tx, template: StoredRecord, app: ButtonGrid['app']): Promise<StoredGrid> {
  const [grid] = appsOf(template).includes(app) ? await gridsOf(tx, template, [app]) : [];
  if (!grid) throw new AppError('INVALID_INPUT', { field: 'app' });
  return grid;
}

function refused(why: Partial<SavedGrid>): SavedGrid {
  return { isSuccess: false, grid: null, conflict: null, faults: [], tidied: [], ...why };
}

function stored(grid: StoredGrid, tidied: readonly TidiedButton[]): SavedGrid {
  return { ...refused({ grid, tidied }), isSuccess: true };
}

function tidiedAmong(sent: readonly MappingInput[], read: readonly ButtonMapping[]): readonly TidiedButton[] {
  return read.flatMap(({ label, colour }, index) => {
    const given = sent[index];
    const isAsSent = label === (given?.label ?? null) && colour === (given?.colour ?? null);
    return isAsSent ? [] : [{ index, label, colour }];
  });
}

function audited({ app, layout, mappings }: ButtonGrid) {
  return { app, ...layout, buttons: mappings.length };
}
