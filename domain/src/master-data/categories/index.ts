export {
  type CategoryType,
  type CategoryValues,
  category,
  categoryTypeOf,
  categoryTypes,
} from './category.ts';
