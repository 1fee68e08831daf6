import { isTextPicture } from '@tresen/domain/kit/pictures';
import type { Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { useTexts } from '../i18n/index.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './markdown.module.css';
import { MarkdownLink } from './markdown-link.tsx';
import { markdownTexts } from './markdown-texts.ts';
import { ScrollBox } from './scroll-box.tsx';

// Tokens become elements, never HTML: whatever stands in a text, React writes it as text. Tags of HTML are left out, but for
// a break of the line, as are pictures from elsewhere; what stands between them is kept.

const renderers: Readonly<Record<string, (token: never) => ReactNode>> = {
  paragraph: (token: Tokens.Paragraph) => <p>{inner(token)}</p>,
  heading: (token: Tokens.Heading) => <Heading depth={token.depth}>{inner(token)}</Heading>,
  text,
  escape: (token: Tokens.Escape) => token.text,
  strong: (token: Tokens.Strong) => <strong>{inner(token)}</strong>,
  em: (token: Tokens.Em) => <em>{inner(token)}</em>,
  codespan: (token: Tokens.Codespan) => <code>{token.text}</code>,
  del: (token: Tokens.Del) => <del>{inner(token)}</del>,
  br: () => <br />,
  hr: () => <hr />,
  html: tag,
  blockquote: (token: Tokens.Blockquote) => <blockquote>{inner(token)}</blockquote>,
  link: (token: Tokens.Link) => <MarkdownLink href={token.href}>{inner(token)}</MarkdownLink>,
  image: ({ href, text }: Tokens.Image) =>
    isTextPicture(href) && <img className={styles.picture} src={href} alt={text} loading="lazy" />,
  list: (token: Tokens.List) => <List {...token} />,
  table: (token: Tokens.Table) => <Table {...token} />,
  code: (token: Tokens.Code) => <CodeBlock code={token.text} />,
};

/** Tokens as elements. */
export const Markdown = ({ tokens }: { readonly tokens: readonly Token[] }) =>
  // Spread, since the text never changes under its reader: its elements need no keys.
  createElement(Fragment, null, ...tokens.map((token) => renderers[token.type]?.(token as never)));

function inner({ tokens = [] }: { readonly tokens?: Token[] | undefined }) {
  return <Markdown tokens={tokens} />;
}

/** The page's title is its only heading of level 1. */
function Heading({ depth, children }: { readonly depth: number; readonly children: ReactNode }) {
  return depth <= 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
}

function text(token: Tokens.Text): ReactNode {
  return token.tokens ? inner(token) : token.text;
}

function tag({ text: source, block }: Tokens.Tag | Tokens.HTML): ReactNode {
  const written = source.trim();
  // The one tag with which a cell of a table has lines.
  if (/^<br\s*\/?>$/i.test(written)) return <br />;
  if (isWord(written)) return block ? <p>{written}</p> : source;
  const words = block ? wordsIn(written) : '';
  return words && <p>{words}</p>;
}

/** What a block of HTML says, without what only browsers read. Nothing of a document that is parsed so is run or loaded. */
function wordsIn(block: string): string {
  const { body } = new DOMParser().parseFromString(block, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove();
  return body.textContent.trim();
}

/** `<Strg>`, and `<Del>`, which HTML knows as well but nobody writes so: names of keys, and what stands for something. */
function isWord(written: string): boolean {
  const [, name] = /^<\/?([a-z][\w-]*)/i.exec(written) ?? [];
  if (name === undefined) return false;
  return /^<[A-Z][a-z]+>$/.test(written) || document.createElement(name) instanceof HTMLUnknownElement;
}

function List({ ordered, start, items }: Tokens.List) {
  const entries = items.map(({ tokens }) => createElement('li', null, <Markdown tokens={tokens} />));
  return ordered
    ? createElement('ol', { start: start === '' ? 1 : start }, ...entries)
    : createElement('ul', null, ...entries);
}

function Row({
  cells,
  isHead = false,
}: {
  readonly cells: readonly Tokens.TableCell[];
  readonly isHead?: boolean;
}) {
  const written = cells.map(({ tokens }) =>
    createElement(isHead ? 'th' : 'td', isHead ? { scope: 'col' } : null, <Markdown tokens={tokens} />),
  );
  return createElement('tr', null, ...written);
}

function Table({ header, rows }: Tokens.Table) {
  const t = useTexts(markdownTexts);
  return (
    <ScrollBox label={t.table}>
      <table>
        <thead>
          <Row cells={header} isHead />
        </thead>
        {createElement('tbody', null, ...rows.map((cells) => createElement(Row, { cells })))}
      </table>
    </ScrollBox>
  );
}
