import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import {
  autofill,
  type ButtonMapping,
  type ButtonPreset,
  presetGrid,
} from '@tresen/domain/master-data/buttons/grid';
import type { Approver } from '../link/index.ts';
import { askGraphql, Failure } from '../protocol/index.ts';
import type { ProfileName } from '../simulate/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { saveRecord } from './save-record.ts';

type Menu = Readonly<{
  buttonTemplates: Readonly<{ nodes: readonly Readonly<{ id: string; name: string }>[] }>;
  categories: Readonly<{ nodes: readonly Readonly<{ id: string; name: string; sort: number }>[] }>;
  articles: Readonly<{
    nodes: readonly Readonly<{
      id: string;
      name: string;
      mainCategoryId: string | null;
      useInButtonMapping: boolean;
    }>[];
  }>;
}>;
type Grids = Readonly<{ buttonGrids: readonly Readonly<{ app: string; version: number }>[] }>;
const menuOfBranch = `query($filter: RecordFilterInput) {
  buttonTemplates(filter: $filter, first: 100) { nodes { id name } }
  categories(filter: $filter, first: 100) { nodes { id name sort } }
  articles(filter: $filter, first: 100) { nodes { id name mainCategoryId useInButtonMapping } }
}`;
const gridsOfTemplate = 'query($templateId: ID!) { buttonGrids(templateId: $templateId) { app version } }';
const saveGrid = 'mutation($input: ButtonGridInput!) { saved: saveButtonGrid(input: $input) { isSuccess } }';

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const laidOut = 'demoButtons';

/** Those of tills and of the handhelds beside them. */
const apps: readonly ButtonApp[] = ['Static_Pos', 'Mobile_Pos'];

const presets: Readonly<Record<ProfileName, ButtonPreset>> = {
  restaurant: 'restaurant',
  'beer-garden': 'event',
  cafe: 'cafe',
  delicatessen: 'retail',
  kiosk: 'kiosk',
};

/** Gives a branch of the demo its buttons, once, as its owner would: a preset, filled with the menu. */
export async function layOutButtons(
  { register, store }: LinkedDemoRegister,
  approver: Approver,
): Promise<void> {
  const unitId = readLinkedRegister(store)?.unitId;
  if (unitId === undefined || readSetting(store, laidOut) === true) return;
  const { unit, profile } = register;
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const menu = await askGraphql<Menu>(target, menuOfBranch, { filter: { unitIds: [unitId] } });
  // A start that was killed may have come half way.
  const templateId =
    menu.buttonTemplates.nodes.find(({ name }) => name === unit)?.id ??
    (await saveRecord(approver, 'buttonTemplate', { name: unit, apps, unitIds: [unitId] }));
  const { buttonGrids } = await askGraphql<Grids>(target, gridsOfTemplate, { templateId });
  for (const app of apps) {
    if (buttonGrids.some((grid) => grid.app === app && grid.version > 0)) continue;
    const input = { templateId, app, version: 0, ...gridOf(presets[profile], app, menu) };
    const { saved } = await askGraphql<{ saved: { isSuccess: boolean } }>(target, saveGrid, { input });
    if (!saved.isSuccess)
      throw new Failure('refused', 'NOT_SAVED', `the server refused the buttons of ${unit} for ${app}`);
  }
  writeSetting(store, laidOut, true);
}

/** A preset's grid with the menu on its empty places, as the API takes it. */
function gridOf(preset: ButtonPreset, app: ButtonApp, { articles, categories }: Menu) {
  const source = {
    categories: categories.nodes,
    articles: articles.nodes.map(({ id, name, mainCategoryId, useInButtonMapping }) => ({
      ...{ id, name, categoryId: mainCategoryId, isForButtons: useInButtonMapping, sold: 0 },
    })),
  };
  const empty = presetGrid(preset, app);
  const { layout, mappings } = autofill(empty, source, 'sorted')?.grid ?? empty;
  return { ...layout, mappings: mappings.map(wireMapping) };
}

function wireMapping({ target, ...mapping }: ButtonMapping) {
  return { ...mapping, kind: target.kind, targetId: 'id' in target ? target.id : null };
}
