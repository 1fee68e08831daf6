export { Markdown } from './markdown.tsx';
export { MarkdownLinks, type ResolveLink } from './markdown-link.tsx';
export { markdownText } from './markdown-text.ts';
export { parseMarkdown } from './parse-markdown.ts';
