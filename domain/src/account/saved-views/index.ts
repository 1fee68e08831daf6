export {
  listNameSchema,
  maxViews,
  restorableDays,
  type SavedViewInput,
  savedViewInputSchema,
} from './saved-view.ts';
