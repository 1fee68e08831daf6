import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './figure-definitions.de.ts';
import { en } from './figure-definitions.en.ts';

export const definitionTexts = defineTexts(de, en);

/** The widgets of Home and Analytics, as the address names them. */
export type WidgetId =
  | 'months'
  | 'weekdays'
  | 'days'
  | 'customers'
  | 'hours'
  | 'payments'
  | 'quarters'
  | 'articles'
  | 'units'
  | 'registers'
  | 'employees';
