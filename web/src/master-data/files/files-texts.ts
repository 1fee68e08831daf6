import { useWords } from '../../kit/i18n/index.ts';
import { de } from './files.de.ts';
import { en } from './files.en.ts';

type FilesTexts = typeof de;

/** The texts of imports and exports. */
export const useFilesTexts = (): FilesTexts => useWords<FilesTexts>({ de, en });
