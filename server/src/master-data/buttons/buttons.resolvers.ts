import type { ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { batched, type Kit } from '../../kit/graphql/index.ts';
import type { RecordsPort } from '../../kit/records/index.ts';
import type { StoredGrid } from './button-grids.store.ts';
import { findTargets, type ShownTarget, type TargetKind, targetKinds } from './button-targets.store.ts';
import type { ShownGridFault } from './check-grid.service.ts';
import type { PlacedButton } from './placed-buttons.ts';
import { readGrids } from './read-grids.service.ts';
import { type SavedGrid, type SaveGridInput, saveGrid, type TidiedButton } from './save-grid.service.ts';

/** What templates of buttons have beside other records: a grid for each app. */
export const addButtons = (kit: Kit, port: RecordsPort): void => {
  const { builder } = kit;
  const grid = gridType(kit);
  builder.queryField('buttonGrids', (t) =>
    t.field({
      type: [grid],
      description: 'The buttons of a template: one grid for each of its apps.',
      args: {
        templateId: t.arg.id({ required: true }),
        only: t.arg.string({
          description:
            'The grid of this app alone, which is a third of the work where a template is for three; of the first app, where the template is not for this one.',
        }),
      },
      resolve: (_root, { templateId, only }, ctx) => readGrids(ctx, templateId, only ?? undefined),
    }),
  );
  builder.mutationField('saveButtonGrid', (t) =>
    t.field({
      type: savedType(kit, grid),
      description: 'Saves the buttons of an app of a template: all of them, or what has changed in them.',
      args: { input: t.arg({ type: inputType(kit), required: true }) },
      resolve: (_root, { input }, ctx) => saveGrid(ctx, port, input as SaveGridInput),
    }),
  );
};

/** A button with what its editor shows of its record; undefined where that was deleted, and for what is none. */
interface ShownMapping extends PlacedButton {
  readonly record: ShownTarget | undefined;
}

function gridType(kit: Kit) {
  const mapping = mappingType(kit);
  // Resolved once for all buttons of all grids: a full template has four thousand.
  const shown = batched<StoredGrid, readonly ShownMapping[]>((ctx, grids) => shownMappings(ctx, grids));
  return kit.builder.objectRef<StoredGrid>('ButtonGrid').implement({
    description: 'The buttons that registers of one app show. A grid that was never saved has version 0.',
    fields: (t) => ({
      templateId: t.exposeID('templateId'),
      app: t.exposeString('app', { description: '`Static_Pos`, `Mobile_Pos` or `Event_App`.' }),
      rows: t.int({ resolve: ({ layout }) => layout.rows }),
      columns: t.int({ resolve: ({ layout }) => layout.columns }),
      layers: t.int({ resolve: ({ layout }) => layout.layers }),
      version: t.exposeInt('version'),
      lastModifiedAt: t.expose('lastModifiedAt', { type: 'DateTime', nullable: true }),
      lastModifiedByName: t.exposeString('lastModifiedByName', { nullable: true }),
      mappings: t.field({
        type: [mapping],
        description: 'In reading order: layer, row, column.',
        resolve: async (grid, _args, ctx) => (await shown(ctx, grid)) ?? [],
      }),
    }),
  });
}

function mappingType({ builder }: Kit) {
  return builder.objectRef<ShownMapping>('ButtonMapping').implement({
    description: 'A button: where it is, counted from 0, and what it does.',
    fields: (t) => ({
      layer: t.exposeInt('layer'),
      row: t.exposeInt('row'),
      column: t.exposeInt('column'),
      rowSpan: t.exposeInt('rowSpan'),
      columnSpan: t.exposeInt('columnSpan'),
      kind: t.string({
        description:
          '`article`, `category`, `buttonCategory`, `room`, `function`, `favourites1` or `favourites2`.',
        resolve: ({ target }) => target.kind,
      }),
      targetId: t.string({
        nullable: true,
        description: 'ID of the record, or of the function; null for favourites.',
        resolve: ({ target }) => ('id' in target ? target.id : null),
      }),
      label: t.exposeString('label', { nullable: true, description: 'Shown instead of the name.' }),
      colour: t.exposeString('colour', {
        nullable: true,
        description: 'Shown instead of the colour of the record.',
      }),
      pictureId: t.exposeID('pictureId', {
        nullable: true,
        description:
          'Name of a picture sent to `POST /api/record-pictures`, shown instead of the article’s; at `/files/recordPictures/<name>`.',
      }),
      name: t.string({
        nullable: true,
        description: 'Name of the record; null for functions, favourites and deleted records.',
        resolve: ({ record }) => record?.name ?? null,
      }),
      targetColour: t.string({
        nullable: true,
        description: 'Colour of the record.',
        resolve: ({ record }) => record?.colour ?? null,
      }),
      targetPicture: t.string({
        nullable: true,
        description: 'Picture of the article, at `/files/recordPictures/<name>`.',
        resolve: ({ record }) => record?.picture ?? null,
      }),
      price: t.float({
        nullable: true,
        description: 'Price of the article in cents.',
        resolve: ({ record }) => record?.price ?? null,
      }),
      placedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it came to this place; null where that was not kept yet.',
        resolve: ({ placedAt }) => (placedAt === undefined ? null : new Date(placedAt)),
      }),
      isGone: t.boolean({
        description: 'True if the record was deleted: registers hide the button.',
        resolve: ({ target, record }) => recordIdOf(target) !== undefined && record === undefined,
      }),
    }),
  });
}

async function shownMappings(
  ctx: Ctx,
  grids: readonly StoredGrid[],
): Promise<ReadonlyMap<StoredGrid, readonly ShownMapping[]>> {
  const targets = await targetsByKind(
    ctx,
    grids.flatMap(({ mappings }) => mappings),
  );
  return new Map(
    grids.map((grid) => [
      grid,
      grid.mappings.map((mapping) => {
        const { target } = mapping;
        const id = recordIdOf(target);
        const record = id === undefined ? undefined : targets.get(target.kind as TargetKind)?.get(id);
        return { ...mapping, record };
      }),
    ]),
  );
}

type TargetsByKind = ReadonlyMap<TargetKind, ReadonlyMap<string, ShownTarget>>;

function targetsByKind(ctx: Ctx, mappings: readonly ButtonMapping[]): Promise<TargetsByKind> {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const found = new Map<TargetKind, ReadonlyMap<string, ShownTarget>>();
    for (const kind of targetKinds) {
      const ids = new Set(
        mappings.flatMap(({ target }) => (target.kind === kind ? (recordIdOf(target) ?? []) : [])),
      );
      if (ids.size > 0) found.set(kind, await findTargets(tx, kind, [...ids]));
    }
    return found;
  });
}

/** The record that a button names; undefined for functions and favourites. */
function recordIdOf(target: ButtonMapping['target']): string | undefined {
  return 'id' in target && target.kind !== 'function' ? target.id : undefined;
}

function inputType({ builder }: Kit) {
  const mapping = builder.inputType('ButtonMappingInput', {
    fields: (t) => ({
      layer: t.int({ required: true }),
      row: t.int({ required: true }),
      column: t.int({ required: true }),
      rowSpan: t.int({ required: true }),
      columnSpan: t.int({ required: true }),
      kind: t.string({ required: true }),
      targetId: t.string({ required: false }),
      label: t.string({ required: false }),
      colour: t.string({ required: false }),
      pictureId: t.id({ required: false }),
    }),
  });
  const cell = builder.inputType('ButtonCellInput', {
    fields: (t) => ({
      layer: t.int({ required: true }),
      row: t.int({ required: true }),
      column: t.int({ required: true }),
    }),
  });
  return builder.inputType('ButtonGridInput', {
    fields: (t) => ({
      templateId: t.id({ required: true }),
      app: t.string({ required: true }),
      version: t.int({ required: true, description: 'The version it was made of.' }),
      rows: t.int({ required: true }),
      columns: t.int({ required: true }),
      layers: t.int({ required: true }),
      mappings: t.field({ type: [mapping], required: true }),
      removed: t.field({
        type: [cell],
        required: false,
        description:
          'First cells of buttons that are removed. If given, `mappings` holds new and changed buttons only, and all others stay as in `version`; if null, `mappings` is the whole grid.',
      }),
    }),
  });
}

function savedType(kit: Kit, grid: ReturnType<typeof gridType>) {
  const fault = kit.builder.objectRef<ShownGridFault>('ButtonGridFault').implement({
    fields: (t) => ({
      index: t.exposeInt('index', {
        nullable: true,
        description: 'Index of the button in the request; null for the grid itself.',
      }),
      code: t.exposeString('code'),
      path: t.exposeString('path', { nullable: true, description: 'The field of the button.' }),
      other: t.exposeInt('other', {
        nullable: true,
        description: 'For `OVERLAPS`: index of the button it overlaps.',
      }),
    }),
  });
  const tidied = kit.builder.objectRef<TidiedButton>('TidiedButton').implement({
    fields: (t) => ({
      index: t.exposeInt('index', { description: 'Index of the button in the request.' }),
      label: t.exposeString('label', { nullable: true }),
      colour: t.exposeString('colour', { nullable: true }),
    }),
  });
  return kit.builder.objectRef<SavedGrid>('SaveButtonGridResult').implement({
    description: 'Either everything is saved or nothing.',
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      grid: t.expose('grid', { type: grid, nullable: true, description: 'As currently saved.' }),
      conflict: t.expose('conflict', {
        type: grid,
        nullable: true,
        description: 'The saved grid if someone else has changed it in the meantime.',
      }),
      faults: t.expose('faults', { type: [fault] }),
      tidied: t.expose('tidied', {
        type: [tidied],
        description:
          'Buttons that are saved differently from how they were sent, such as without spaces around a label. All others are saved as sent.',
      }),
    }),
  });
}
