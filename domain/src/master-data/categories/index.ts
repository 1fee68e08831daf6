import { de } from './category.de.ts';
import { en } from './category.en.ts';

export {
  type CategoryType,
  type CategoryValues,
  category,
  categoryTypeOf,
  categoryTypes,
} from './category.ts';
/** What people call categories and their fields. */
export const categoryWords = { de, en };
