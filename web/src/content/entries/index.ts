export {
  type ContentWithText,
  contentListQuery,
  contentReadingQuery,
  contentTextsQuery,
  type DownloadFile,
  type ListedContent,
  type ReadContent,
} from './entries.queries.ts';
export { entriesTexts } from './entries-texts.ts';
export { EntryText } from './entry-text.tsx';
export { type ContentGroup, grouped } from './grouped.ts';
export { NothingFound } from './nothing-found.tsx';
export { TopicChoice } from './topic-choice.tsx';
export { VoteBox } from './vote-box.tsx';
