import { categoryDe } from './button-category.de.ts';
import { categoryEn } from './button-category.en.ts';
import { templateDe } from './button-template.de.ts';
import { templateEn } from './button-template.en.ts';

export { type ButtonCategoryValues, buttonCategory } from './button-category.ts';
export {
  type ButtonApp,
  type ButtonKind,
  type ButtonLayout,
  buttonApps,
  buttonKinds,
  defaultLayouts,
  maxButtonLabel,
  maxLayout,
} from './button-limits.ts';
export { type ButtonTemplateValues, buttonTemplate } from './button-template.ts';
/** What people call templates and their categories, and their fields. */
export const buttonTemplateWords = { de: templateDe, en: templateEn };
export const buttonCategoryWords = { de: categoryDe, en: categoryEn };
