import { categoryDe } from './button-category.de.ts';
import { categoryEn } from './button-category.en.ts';
import { templateDe } from './button-template.de.ts';
import { templateEn } from './button-template.en.ts';
import { functionsDe } from './functions.de.ts';
import { functionsEn } from './functions.en.ts';

export {
  autofill,
  emptyCells,
  type FillArticle,
  type FillCategory,
  type Filling,
  type FillOrder,
  type FillSource,
} from './autofill.ts';
export { type ButtonCategoryValues, buttonCategory } from './button-category.ts';
export { type ButtonTemplateValues, buttonTemplate } from './button-template.ts';
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
  type ButtonApp,
  type ButtonLayout,
  buttonApps,
  type Cell,
  defaultLayouts,
  isLayout,
  maxLayout,
  type Place,
} from './layout.ts';
export {
  type ButtonGrid,
  type ButtonKind,
  type ButtonMapping,
  type ButtonTarget,
  buttonKinds,
  type GridFault,
  gridFaults,
  inReadingOrder,
  maxButtonLabel,
  readTarget,
} from './mapping.ts';
export { type GridDifference, type GridSide, gridDifferences, isSameGrid, mergedGrid } from './merge.ts';
export { type ButtonPreset, buttonPresets, presetGrid } from './presets.ts';
export { type ArticleButton, type ArticleStep, countTaps, type TapCount, tapsOfSearch } from './taps.ts';
/** What stands on function buttons. */
export const functionWords = { de: functionsDe, en: functionsEn };
/** What people call templates and their categories, and their fields. */
export const buttonTemplateWords = { de: templateDe, en: templateEn };
export const buttonCategoryWords = { de: categoryDe, en: categoryEn };
