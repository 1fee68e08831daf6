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
export {
  copyLayer,
  dress,
  type Edited,
  type EditRefusal,
  move,
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
export { advance, beginHistory, type History, redo, undo } from './history.ts';
export {
  type ButtonApp,
  type ButtonLayout,
  buttonApps,
  type Cell,
  isLayout,
  maxLayout,
  type Place,
} from './layout.ts';
export {
  type ButtonGrid,
  type ButtonKind,
  type ButtonMapping,
  type ButtonTarget,
  type GridFault,
  gridFaults,
  maxButtonLabel,
} from './mapping.ts';
export { type ButtonPreset, buttonPresets, presetGrid } from './presets.ts';
export { type ArticleStep, countTaps, type TapCount, tapsOfSearch } from './taps.ts';
/** What stands on function buttons. */
export const functionWords = { de: functionsDe, en: functionsEn };
