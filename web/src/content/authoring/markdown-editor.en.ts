import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './markdown-editor.de.ts';

export const en: Translation<typeof de> = {
  toolbar: 'Formatting',
  preview: 'Preview',
  nothing: 'The text appears here as your readers will see it.',
  heading: 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Note',
  link: 'Link',
  table: 'Table',
  picture: 'Insert picture',
  code: 'Example',
  leftOut: (count) =>
    count === '1'
      ? 'One picture could not be pasted. Insert it separately.'
      : `${count} pictures could not be pasted. Insert them separately.`,
  tableText: '| Column | Column |\n| --- | --- |\n| Value | Value |',
};
