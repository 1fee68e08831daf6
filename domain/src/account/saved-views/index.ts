export {
  listNameSchema,
  mostViews,
  restorableDays,
  type SavedViewInput,
  savedViewInputSchema,
} from './saved-view.ts';
