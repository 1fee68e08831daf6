import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that no hand edits: its path from the repository's root, and what it must contain. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Those files that are missing or contain something else. */
export const staleFiles = (files: readonly GeneratedFile[]): GeneratedFile[] =>
  files.filter(({ path, content }) => {
    const target = join(root, path);
    return !existsSync(target) || readFileSync(target, 'utf8') !== content;
  });

export const writeFiles = (files: readonly GeneratedFile[]): void => {
  for (const { path, content } of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
};
