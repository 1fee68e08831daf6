import IconButton from '@mui/material/IconButton';
import type { EditorView } from 'codemirror';
import type { ComponentType } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { CodeIcon } from '../../kit/icons/code.tsx';
import { FormatBoldIcon } from '../../kit/icons/format-bold.tsx';
import { FormatItalicIcon } from '../../kit/icons/format-italic.tsx';
import { FormatListBulletedIcon } from '../../kit/icons/format-list-bulleted.tsx';
import { FormatListNumberedIcon } from '../../kit/icons/format-list-numbered.tsx';
import { FormatQuoteIcon } from '../../kit/icons/format-quote.tsx';
import { InsertLinkIcon } from '../../kit/icons/insert-link.tsx';
import { TableChartOutlinedIcon } from '../../kit/icons/table-chart-outlined.tsx';
import { TitleIcon } from '../../kit/icons/title.tsx';
import styles from './markdown-editor.module.css';
import { editorTexts } from './markdown-editor-texts.ts';
import { PictureTool, type PictureToolProps } from './picture-tool.tsx';

type Commands = typeof import('./markdown-commands.ts')['markdownCommands'];

interface Tool {
  readonly name: 'heading' | 'bold' | 'italic' | 'list' | 'numbers' | 'quote' | 'link' | 'table' | 'code';
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  readonly command: (commands: Commands, tableText: string) => (view: EditorView) => void;
}

const tools: readonly Tool[] = [
  { name: 'heading', icon: TitleIcon, command: ({ beginLines }) => beginLines(() => '## ') },
  { name: 'bold', icon: FormatBoldIcon, command: ({ mark }) => mark('**') },
  { name: 'italic', icon: FormatItalicIcon, command: ({ mark }) => mark('*') },
  { name: 'list', icon: FormatListBulletedIcon, command: ({ beginLines }) => beginLines(() => '- ') },
  {
    name: 'numbers',
    icon: FormatListNumberedIcon,
    command: ({ beginLines }) => beginLines((index) => `${index + 1}. `),
  },
  { name: 'quote', icon: FormatQuoteIcon, command: ({ beginLines }) => beginLines(() => '> ') },
  { name: 'link', icon: InsertLinkIcon, command: ({ link }) => link },
  {
    name: 'table',
    icon: TableChartOutlinedIcon,
    command: ({ insert }, tableText) => insert(tableText, true),
  },
  { name: 'code', icon: CodeIcon, command: ({ mark }) => mark('`') },
];

interface MarkdownToolbarProps extends Omit<PictureToolProps, 'isReady'> {
  readonly view: EditorView | undefined;
}

/** The common marks, for those who do not type them. */
export const MarkdownToolbar = ({ view, ...pictures }: MarkdownToolbarProps) => {
  const t = useTexts(editorTexts);
  const run = ({ command }: Tool) => {
    // The code of the commands came with the editor.
    void import('./markdown-commands.ts').then(
      ({ markdownCommands }) => view && command(markdownCommands, t.tableText)(view),
    );
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t.toolbar}>
      {tools.map((tool) => (
        <IconButton
          key={tool.name}
          size="small"
          disabled={view === undefined}
          aria-label={t[tool.name]}
          title={t[tool.name]}
          onClick={() => run(tool)}
        >
          <tool.icon fontSize="small" />
        </IconButton>
      ))}
      <PictureTool isReady={view !== undefined} {...pictures} />
    </div>
  );
};
