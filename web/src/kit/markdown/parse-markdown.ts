import { lexer, type Token } from 'marked';

/** A Markdown text as tokens, to be shown by `Markdown`. */
export const parseMarkdown = (source: string): readonly Token[] => lexer(source);
