import type { ColourScheme, Settings } from '@tresen/domain/account/settings';

/** What MUI follows, and the browser for its own controls. */
export type SchemeMode = 'light' | 'dark';

/** Colour schemes by the part of the page that wears them; menus and dialogs wear that of `main`. */
export type PartSchemes = NonNullable<Settings['theme']>;

/** Whether a scheme is a dark one. */
export const modeOf = (scheme: ColourScheme): SchemeMode => (scheme.startsWith('dark') ? 'dark' : 'light');

/** All parts at once in one scheme; `default` is a light page with a dark menu. */
export const schemesFor = (scheme: ColourScheme): PartSchemes =>
  scheme === 'default' ? { ...everywhere('default'), navbar: 'dark1' } : everywhere(scheme);

/** What the parts wear: as chosen, else as the system prefers (decisions SHL-54). */
export const wornSchemes = ({ theme }: Settings, prefersDark: boolean): PartSchemes =>
  theme ?? everywhere(prefersDark ? 'dark4' : 'light4');

/** Dresses a part of the page in a scheme: `<nav {...schemeAttributes(schemes.navbar)}>`. */
export const schemeAttributes = (scheme: ColourScheme) =>
  ({ 'data-scheme': scheme, 'data-theme': modeOf(scheme) }) as const;

function everywhere(scheme: ColourScheme): PartSchemes {
  return {
    main: scheme,
    navbar: scheme,
    toolbar: scheme,
    footer: scheme,
  };
}
