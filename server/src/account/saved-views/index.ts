export { addSavedViews } from './saved-views.resolvers.ts';
