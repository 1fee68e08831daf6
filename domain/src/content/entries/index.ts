export {
  type Audience,
  type ContentFrontEnd,
  contentEditions,
  contentFrontEnds,
  everybodySignedIn,
} from './audience.ts';
export { compareVersions } from './compare-versions.ts';
export {
  type ContentKind,
  type ContentLanguage,
  contentKindNames,
  contentKindOf,
  contentKinds,
  contentLanguageOf,
  contentLanguages,
} from './content-kinds.ts';
export { type ContentDetails, type DownloadVersion, noDetails } from './details.ts';
export { downloadFileLimit, downloadFileName, downloadFilePath } from './download-file.ts';
export {
  type ContentEntryInput,
  type ContentFilter,
  type ContentText,
  contentEntrySchema,
  contentFilterSchema,
  contentLengths,
  contentVoteSchema,
} from './entry-input.ts';
export { type DifferingLine, lineDifferences } from './line-differences.ts';
export { type Publication, publicationOf } from './publication.ts';
export { marksAfter, outOfDate, type TranslationMarks } from './translation-marks.ts';
