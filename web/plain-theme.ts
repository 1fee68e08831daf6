import type { Plugin } from 'vite';

/** Modules of MUI that generate colour schemes at run time, and what stands in for them. */
const stubs: Readonly<Record<string, string>> = {
  createThemeWithVars: 'export default () => { throw new Error("schemes.css has the colours"); };',
  ThemeProviderWithVars: 'export const CssVarsProvider = null;',
};

/**
 * Leaves out what MUI brings for colour schemes of its own: 6 KiB of brotli on every page. Ours are a style sheet
 * (src/kit/theme/schemes.css), but MUI's entry imports both ways of making a theme.
 */
export const plainTheme = (): Plugin => ({
  name: 'plain-theme',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.includes('/@mui/material/styles/') && nameOf(id) in stubs
      ? `\0plain-theme/${nameOf(id)}.mjs`
      : undefined,
  load: (id) => (id.startsWith('\0plain-theme/') ? stubs[nameOf(id)] : undefined),
});

function nameOf(id: string): string {
  return /(\w+)\.mjs$/.exec(id)?.[1] ?? '';
}
