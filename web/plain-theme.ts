import type { Plugin } from 'vite';

/** Modules of MUI, and of its library of styles, that the app has no use for, and what stands in for them. */
const stubs: Readonly<Record<string, string>> = {
  createThemeWithVars: 'export default () => { throw new Error("schemes.css has the colours"); };',
  ThemeProviderWithVars: 'export const CssVarsProvider = null;',
  FilledInput: 'export default () => { throw new Error("fields are outlined"); };',
  TouchRipple: 'export default () => { throw new Error("nothing ripples"); };',
  'hoist-non-react-statics': 'export default () => { throw new Error("nothing is wrapped in a theme"); };',
  // Each in fourteen shades, for the theme of a page that has none; ours has its own colours (theme.ts).
  ...Object.fromEntries(
    ['blue', 'green', 'lightBlue', 'orange', 'red'].map((colour) => [
      colour,
      'export default new Proxy({}, { get: () => "#000" });',
    ]),
  ),
};

/**
 * Leaves out what MUI brings for colour schemes of its own: 6 KiB of brotli on every page. Ours are a style sheet
 * (src/kit/theme/schemes.css), but MUI's entry imports both ways of making a theme. Its filled fields, which every page
 * with a choice would carry for none: ours are outlined. And waves on buttons, which ours have not.
 */
export const plainTheme = (): Plugin => ({
  name: 'plain-theme',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /\/@(?:mui\/material|emotion\/react)\//.test(importer ?? '') && nameOf(id) in stubs
      ? `\0plain-theme/${nameOf(id)}.mjs`
      : undefined,
  load: (id) => (id.startsWith('\0plain-theme/') ? stubs[nameOf(id)] : undefined),
});

/** Of a folder's door that of the folder: where the door stays, its other exports count as needed. */
function nameOf(id: string): string {
  return /([\w-]+)(?:\/index)?\.mjs$/.exec(id)?.[1] ?? id;
}
