import { type Language, useInDirection, useLanguage } from '../i18n/index.ts';
import { type Formats, formatsOf } from './format.ts';

const formats: Readonly<Record<Language, Formats>> = { de: formatsOf('de'), en: formatsOf('en') };

export { sizeText } from './size-text.ts';
export { type Formats, formatsOf };

/** The written forms of the language in use. */
export const useFormats = (): Formats => useInDirection(formats[useLanguage()]);
