import {
  choice,
  colour,
  defineEntity,
  type EntityValues,
  reference,
  text,
  whole,
} from '../../kit/entities/index.ts';
import { buttonApps } from './button-limits.ts';

/**
 * A category of buttons (BTN-04) of one app of a template, maybe below another of the same; it is in the branches of its
 * template.
 */
export const buttonCategory = defineEntity({
  name: 'buttonCategory',
  unique: [['name', 'templateId', 'app', 'parentId']],
  follows: 'templateId',
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    templateId: reference('buttonTemplate', { isRequired: true, isFiltered: true }),
    app: choice(buttonApps, { isRequired: true, initial: 'Static_Pos', isSorted: true, isFiltered: true }),
    sort: whole({ isRequired: true, max: 9999, initial: 0, isSorted: true }),
    colour: colour(),
    parentId: reference('buttonCategory', { isFiltered: true }),
  },
});
export type ButtonCategoryValues = EntityValues<typeof buttonCategory>;
