import { containerWidths, type Settings } from '@tresen/domain/account/settings';
import { schemeAttributes, wornSchemes } from './schemes.ts';

/** Shows settings: all that follows from them in style sheets goes by `<html>`. */
export const writeToHtml = (settings: Settings, prefersDark: boolean): void => {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(htmlAttributes(settings, prefersDark)))
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  for (const [name, value] of Object.entries(htmlProperties(settings))) root.style.setProperty(name, value);
};

/** Attributes of `<html>`; null removes one. `public/first-paint.js` writes the same before the app has loaded. */
function htmlAttributes(settings: Settings, prefersDark: boolean): Readonly<Record<string, string | null>> {
  const { style, config } = settings.layout;
  const { navbar, toolbar, leftSidePanel, rightSidePanel } = config;
  return {
    dir: settings.direction,
    ...schemeAttributes(wornSchemes(settings, prefersDark).main),
    'data-layout': style,
    'data-mode': config.mode,
    'data-navbar': navbarOf(navbar),
    'data-navbar-static': navbar.isFixed ? null : '',
    'data-toolbar': toolbar.display ? toolbar.position : 'off',
    'data-toolbar-static': toolbar.isFixed ? null : '',
    'data-left-panel': leftSidePanel.display ? '' : null,
    'data-right-panel': rightSidePanel.display ? '' : null,
    'data-scrollbars': settings.customScrollbars ? 'custom' : null,
  };
}

function navbarOf({ display, folded }: Settings['layout']['config']['navbar']) {
  if (!display) return 'off';
  return folded ? 'folded' : 'open';
}

/** Properties of the style of `<html>`: the font size's factor (SHL-49) and the width of the content (SHL-17). */
function htmlProperties({ fontScale, layout }: Settings): Readonly<Record<string, string>> {
  return {
    '--font-scale': String(fontScale),
    '--container-width': `${layout.config.containerWidth ?? containerWidths[layout.style]}px`,
  };
}
