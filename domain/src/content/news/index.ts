export {
  limitedNewsSchema,
  type NewsFilter,
  type NewsLanguage,
  newsDefaults,
  newsFilterSchema,
  newsLanguageOf,
  newsLanguages,
} from './news.ts';
export { type NewsInput, newsIdsSchema, newsInputSchema } from './news-input.ts';
