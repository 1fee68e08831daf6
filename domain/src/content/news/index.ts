export {
  limitedNewsSchema,
  type NewsFilter,
  type NewsLanguage,
  newsDefaults,
  newsFilterSchema,
  newsLanguageOf,
  newsLanguages,
} from './news.ts';
