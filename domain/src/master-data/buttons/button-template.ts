import {
  choice,
  choices,
  colour,
  defineEntity,
  type EntityValues,
  flag,
  rows,
  text,
  whole,
} from '../../kit/entities/index.ts';
import { buttonApps, buttonKinds, maxButtonLabel, maxLayout } from './button-limits.ts';

/** A button as registers get it. `targetId` is the id of a record, or of a function. */
const buttonFields = {
  layer: whole({ isRequired: true, max: maxLayout.layers - 1 }),
  row: whole({ isRequired: true, max: maxLayout.rows - 1 }),
  column: whole({ isRequired: true, max: maxLayout.columns - 1 }),
  rowSpan: whole({ isRequired: true, least: 1, max: maxLayout.rows }),
  columnSpan: whole({ isRequired: true, least: 1, max: maxLayout.columns }),
  kind: choice(buttonKinds, { isRequired: true }),
  targetId: text({ max: 36 }),
  label: text({ max: maxButtonLabel }),
  colour: colour(),
} as const;

/** The buttons of one app as registers get them. */
const gridFields = {
  app: choice(buttonApps, { isRequired: true }),
  rows: whole({ isRequired: true, least: 1, max: maxLayout.rows }),
  columns: whole({ isRequired: true, least: 1, max: maxLayout.columns }),
  layers: whole({ isRequired: true, least: 1, max: maxLayout.layers }),
  buttons: rows(buttonFields, { max: maxLayout.rows * maxLayout.columns * maxLayout.layers }),
} as const;

/**
 * What registers show as buttons (decisions BTN-06): a grid for each app that it is for. The grids are edited and kept
 * beside it (decision 53); registers get them with it.
 */
export const buttonTemplate = defineEntity({
  name: 'buttonTemplate',
  unique: [['name']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    apps: choices(buttonApps, { isRequired: true, initial: ['Static_Pos'], isFiltered: true }),
  },
  secrets: {
    grids: rows(gridFields, { max: buttonApps.length }),
    /** Which of several counts for a register follows from it. */
    isOfAllBranches: flag(),
  },
});
export type ButtonTemplateValues = EntityValues<typeof buttonTemplate>;
