export { setTurned, useInDirection, useTurned } from './direction.ts';
export { adoptLanguage, currentLanguage, type Language, languages, setLanguage } from './language.ts';
export { defineTexts, type Translation, useTexts, useWords } from './texts.ts';
export { useLanguage } from './use-language.ts';
