import { de } from './configuration.de.ts';
import { en } from './configuration.en.ts';
import { settingWordsDe } from './settings.de.ts';
import { settingWordsEn } from './settings.en.ts';

export { cashRoundingOf } from './cash-rounding.ts';
export {
  type ConfigurationLevel,
  type ConfigurationValues,
  configuration,
  readJson,
} from './configuration.ts';
export {
  currentOf,
  type EffectiveValue,
  effective,
  effectiveOf,
  type Origin,
  type Place,
  type SetValue,
  setAt,
  widerThan,
} from './effective.ts';
export type { Placeholder } from './placeholders.ts';
export { type LayoutSurroundings, layoutKindOf, settingFaults } from './setting-faults.ts';
export { choiceWordsOf, type SettingWords } from './setting-words.ts';
export {
  checkSetting,
  defaultOf,
  fieldOf,
  isLayout,
  type LayoutKey,
  type SettingKey,
  type SettingSection,
  sectionOf,
  settingKeys,
  settingSections,
} from './settings.ts';
/** What people call configurations and their fields. */
export const configurationWords = { de, en };
/** What they call the settings. */
export const settingWords = { de: settingWordsDe, en: settingWordsEn };
