import type { Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

/** Files of the chunks of sources and of all that these import statically. @throws when the build has no such chunk */
export const filesOfSources = (bundle: Bundle, sources: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  for (const source of sources) {
    const chunk = chunkOf(bundle, source);
    if (!chunk) throw new Error(`the build has no chunk for ${source}`);
    filesOf(bundle, chunk.fileName, found);
  }
  return [...found];
};

/** Paths of the styles that the code of sources brings along. */
export const stylesOfSources = (bundle: Bundle, sources: readonly string[]): readonly string[] => {
  const styles = filesOfSources(bundle, sources).flatMap((file) => {
    const output = bundle[file];
    return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set(styles)].map((path) => `/${path}`);
};

/** A chunk's file and those of all that it imports statically, added to what was `found`. */
export const filesOf = (bundle: Bundle, file: string, found = new Set<string>()): ReadonlySet<string> => {
  const output = bundle[file];
  if (found.has(file) || output?.type !== 'chunk') return found;
  found.add(file);
  for (const other of output.imports) filesOf(bundle, other, found);
  return found;
};

/** Files of sources and of what they import, each behind what it imports itself. */
export const inOrder = (bundle: Bundle, sources: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const output = bundle[file];
    if (seen.has(file) || output?.type !== 'chunk') return;
    seen.add(file);
    output.imports.forEach(visit);
    found.add(file);
  };
  for (const file of filesOfSources(bundle, sources)) visit(file);
  return [...found];
};

/** Where the source is, by itself or with others. */
function chunkOf(bundle: Bundle, source: string): Rollup.OutputChunk | undefined {
  return Object.values(bundle).find(
    (output): output is Rollup.OutputChunk =>
      output.type === 'chunk' &&
      [output.facadeModuleId ?? '', ...output.moduleIds].some((id) => id.endsWith(`/${source}`)),
  );
}
