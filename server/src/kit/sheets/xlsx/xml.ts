import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { unreadable } from '../faults.ts';

/** What a part of a document consists of, in its order. Names are without their prefix. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

interface ParserOptions {
  readonly xmlns: false;
  readonly position: false;
}

/**
 * Reads a part and stops after each piece of it, so that what was found can be taken away.
 * @throws {AppError} FILE_UNREADABLE for what is no XML; other errors of the stream come through
 */
export async function* parseXml(part: Readable, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = createParser(handlers);
  let decoder: TextDecoder | undefined;
  for await (const bytes of part as AsyncIterable<Uint8Array>) {
    decoder ??= decoderFor(bytes);
    parser.write(decoder.decode(bytes, { stream: true }));
    yield;
  }
  parser.write(decoder?.decode() ?? '').close();
}

/** Reads a part as a whole. */
export const readXml = async (part: Readable, handlers: XmlHandlers): Promise<void> => {
  for await (const _ of parseXml(part, handlers));
};

/**
 * A parser that knows the five entities of XML and no others. A document type, with which entities could be declared, is
 * not allowed here (ECMA-376 part 2, 6.2.5 and 8.1.4).
 */
function createParser({ open, close, text }: XmlHandlers): SaxesParser<ParserOptions> {
  const parser = new SaxesParser<ParserOptions>({ xmlns: false, position: false });
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  if (open) parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes));
  if (close) parser.on('closetag', (tag) => close(localName(tag.name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return parser;
}

function refuse(): never {
  throw unreadable('damaged');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decoderFor(start: Uint8Array): TextDecoder {
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  if (!isUtf16) return new TextDecoder('utf-8', { fatal: true });
  return new TextDecoder(start[0] === 0xff ? 'utf-16le' : 'utf-16be', { fatal: true });
}
