export { setTurned, useInDirection, useTurned } from './direction.ts';
export { adoptLanguage, type Language, languages, setLanguage, useLanguage } from './language.ts';
export { defineTexts, type Translation, useTexts, useWords } from './texts.ts';
