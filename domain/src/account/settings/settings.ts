import * as z from 'zod/mini';

/** Where the menu stands (SHL-06 to SHL-09): a drawer, a folded one, a side panel with a sub-panel, a dense one. */
export const layoutStyles = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];

/** The nine colour schemes (decisions SHL-54). */
export const colourSchemes = [
  'default',
  'light1',
  'light2',
  'light3',
  'light4',
  'dark1',
  'dark2',
  'dark3',
  'dark4',
] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** As wide as the window; a framed page on a background; or content that ends at the container's width (SHL-16). */
export const layoutModes = ['fullwidth', 'boxed', 'container'] as const;

/** Share of 62.5 % of the browser's font size: 0.7 to 1.3 in steps of 0.1 (SHL-48, SHL-49). */
export const fontScale = { min: 0.7, max: 1.3, step: 0.1 } as const;

/** Every font size that can be chosen. */
export const fontScales = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3] as const;

/** Width of the content in pixels where the person has chosen none (SHL-17). */
export const containerWidths: Readonly<Record<LayoutStyle, number>> = {
  'style-1': 1570,
  'style-2': 1120,
  'style-3': 1120,
  'style-3-dense': 1120,
};

/** Pixels that a person may choose for the width of the content. */
export const containerWidthLimits = { min: 600, max: 2400 } as const;

const width = z.number().check(z.gte(containerWidthLimits.min), z.lte(containerWidthLimits.max));
const scheme = z.catch(z.enum(colourSchemes), 'light4');

const config = part({
  mode: z.catch(z.enum(layoutModes), 'fullwidth'),
  /** Pixels; null for the width of the style. */
  containerWidth: z.catch(z.nullable(width), null),
  navbar: part({ display: display(true), folded: z.catch(z.boolean(), false), isFixed: isFixed(true) }),
  /** `below`: beside the menu, from its edge; `above`: over menu and content. */
  toolbar: part({
    display: display(true),
    isFixed: isFixed(true),
    position: z.catch(z.enum(['below', 'above']), 'below'),
  }),
  footer: part({ display: display(false), isFixed: isFixed(false) }),
  leftSidePanel: part({ display: display(false) }),
  rightSidePanel: part({ display: display(false) }),
});

/**
 * How a person has set up the app (SHL-52, SHL-53). Unknown values, of another version or of a stranger's hand, give
 * way to the default one by one: no stored settings can break a page. `theme` is null until somebody chooses: then the
 * app goes by the system's preference, `light4` or `dark4` (decisions SHL-54).
 */
const settingsSchema = part({
  layout: part({ style: z.catch(z.enum(layoutStyles), 'style-1'), config }),
  theme: z.catch(
    z.nullable(z.object({ main: scheme, navbar: scheme, toolbar: scheme, footer: scheme })),
    null,
  ),
  customScrollbars: z.catch(z.boolean(), true),
  /** Alerts show over the page, beside standing in their panel; off where a deployment lets people choose (SHL-40). */
  alertNotices: z.catch(z.boolean(), true),
  direction: z.catch(z.enum(['ltr', 'rtl']), 'ltr'),
  fontScale: z.catch(z.number().check(z.gte(fontScale.min), z.lte(fontScale.max)), 1),
});
export type Settings = z.output<typeof settingsSchema>;

/** Reads settings that came from the server or from this browser; whatever is missing or unknown is the default. */
export const readSettings = (stored: unknown): Settings => settingsSchema.parse(stored);

/** An object of which each part has its own default; anything else than an object counts as an empty one. */
function part<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) => (isRecord(value) ? value : {})),
    z.object(shape),
  );
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function display(isShown: boolean) {
  return z.catch(z.boolean(), isShown);
}

function isFixed(byDefault: boolean) {
  return z.catch(z.boolean(), byDefault);
}
