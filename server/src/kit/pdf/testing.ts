import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What somebody reads in a PDF. */
export interface ReadPdf {
  readonly title: string | undefined;
  readonly language: string | null;
  /** What screen readers are told: `H1`, `Table`, `TR`, … in order, of all pages. */
  readonly roles: readonly string[];
  /** The text of each page; lines end in a line feed, cells of a line are parted by tabs. */
  readonly pages: readonly string[];
}

interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
}

interface Told {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

/** Reads a PDF as a viewer does. */
export const readPdf = async (file: Readable | Uint8Array): Promise<ReadPdf> => {
  const bytes = file instanceof Uint8Array ? file : await buffer(file);
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const pages: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    roles.push(...rolesOf(await page.getStructTree()));
    pages.push(linesOf(items.filter((item) => 'str' in item)));
  }
  const facts = info as { readonly Title?: string; readonly Language?: string | null };
  await loading.destroy();
  return { title: facts.Title, language: facts.Language ?? null, roles, pages };
};

function rolesOf({ role, children = [] }: Told): string[] {
  return [
    ...(role === undefined || role === 'Root' ? [] : [role]),
    ...children.flatMap((child) => rolesOf(child as Told)),
  ];
}

/** Puts together what stands on the same height, from left to right. */
function linesOf(pieces: readonly Piece[]): string {
  const lines = new Map<number, Piece[]>();
  for (const piece of pieces.filter(({ str }) => str.trim() !== '')) {
    const height = Math.round(piece.transform[5] ?? 0);
    lines.set(height, [...(lines.get(height) ?? []), piece]);
  }
  return [...lines.entries()]
    .sort(([a], [b]) => b - a)
    .map(([, line]) => line.sort((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0)))
    .map((line) => line.map(({ str }) => str.trim()).join('\t'))
    .join('\n');
}
