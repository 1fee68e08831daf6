import { findingWords } from '@tresen/domain/fiscal/archives';
import { defineTexts } from '../../kit/i18n/index.ts';
import * as german from './archives.de.ts';
import * as english from './archives.en.ts';

export const archivesTexts = defineTexts(german.de, english.en);
export const causeTexts = defineTexts(german.causes, english.causes);
export const findingTexts = defineTexts(findingWords.de, findingWords.en);
