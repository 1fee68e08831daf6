import { functionsDe } from './functions.de.ts';
import { functionsEn } from './functions.en.ts';

export {
  autofill,
  countEmptyCells,
  type FillArticle,
  type FillCategory,
  type Filling,
  type FillOrder,
  type FillSource,
} from './autofill.ts';
export { changesBetween, type GridChanges, withChanges } from './changes.ts';
export {
  copyLayer,
  dress,
  type Edited,
  type EditRefusal,
  move,
  paste,
  place,
  remove,
  replaceLayout,
  resize,
  span,
} from './edits.ts';
export {
  type ButtonFunction,
  type ButtonFunctionId,
  buttonFunctionOf,
  buttonFunctions,
  buttonFunctionsOf,
  type FunctionGroup,
  functionGroups,
} from './functions.ts';
export { type ArticleHeat, type ButtonHeat, type GridHeat, heatLevel, heatOf } from './heat.ts';
export { advance, amend, beginHistory, type History, redo, undo } from './history.ts';
export {
  type Cell,
  cellKey,
  cellKeysOf,
  cellsOfLayer,
  isLayout,
  type Place,
} from './layout.ts';
export {
  type ButtonGrid,
  type ButtonMapping,
  type ButtonTarget,
  type GridFault,
  gridFaults,
  inReadingOrder,
  readTarget,
} from './mapping.ts';
export { type GridDifference, type GridSide, gridDifferences, isSameGrid, mergedGrid } from './merge.ts';
export { type ButtonPreset, buttonPresets, presetGrid } from './presets.ts';
export {
  type ArticleStep,
  type CategoriesOf,
  countTaps,
  type TapButton,
  type TapCount,
  tapsOfCategory,
  tapsOfSearch,
} from './taps.ts';
export { isNewerTemplateFile, templateFileHead } from './template-file.ts';
/** What stands on function buttons. */
export const functionWords = { de: functionsDe, en: functionsEn };
