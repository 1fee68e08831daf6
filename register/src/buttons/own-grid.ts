import { type ButtonApp, buttonApps } from '@tresen/domain/master-data/buttons';
import { listRecords, type Values } from '../master-data/index.ts';
import { readLinkedRegister, type Store } from '../store/index.ts';

/** A button as the cloud sends it; row and column from 0. */
export type OwnButton = Readonly<{
  layer: number;
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  kind: string;
  targetId: string | null;
  label: string | null;
  /** Shown instead of the article's; null for that. */
  picture: string | null;
}>;

/** What a register shows as buttons. */
export type OwnGrid = Readonly<{
  template: string;
  app: ButtonApp;
  rows: number;
  columns: number;
  layers: number;
  buttons: readonly OwnButton[];
}>;

type Grid = Omit<OwnGrid, 'template'>;

/**
 * The grid that counts for this register (docs/register-integration.md): of a template of its branch before one of all
 * branches, then of the first by name.
 */
export function ownGrid(store: Store): OwnGrid | undefined {
  const app = appOf(store);
  const byName = new Intl.Collator('de', { numeric: true }).compare;
  const [first] = listRecords(store, 'buttonTemplate')
    .filter(({ content }) => content.isActive !== false && gridsOf(content).some((grid) => grid.app === app))
    .toSorted(
      (one, other) =>
        Number(one.content.isOfAllBranches) - Number(other.content.isOfAllBranches) ||
        byName(String(one.content.name), String(other.content.name)),
    );
  const grid = first && gridsOf(first.content).find((one) => one.app === app);
  return grid && { template: String(first.content.name), ...grid };
}

/** That of its terminal; of a till where it has none. */
function appOf(store: Store): ButtonApp {
  const deviceId = readLinkedRegister(store)?.deviceId;
  const terminal = listRecords(store, 'terminal').find(
    ({ content }) => content.isActive !== false && content.deviceId === deviceId,
  );
  return buttonApps.find((app) => app === terminal?.content.type) ?? 'Static_Pos';
}

function gridsOf({ grids }: Values): readonly Grid[] {
  return (grids ?? []) as readonly Grid[];
}
