import { colourSchemes } from '@tresen/domain/account/settings';
import { describe, expect, it } from 'vitest';
import { modeOf, schemesFor } from '../settings/index.ts';
import css from './schemes.css?raw';
import { themeFor } from './theme.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Tokens = Readonly<Record<string, string>>;

/** Properties of each rule that names the selector, later ones over earlier ones. */
const rule = (selector: string): Tokens =>
  Object.fromEntries(
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
      .flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  );

/** What an element wears with both attributes of a scheme. */
const tokensOf = (scheme: (typeof colourSchemes)[number]): Tokens => ({
  ...rule(':root'),
  ...rule(`[data-theme="${modeOf(scheme)}"]`),
  ...rule(`[data-scheme="${scheme}"]`),
});

const split = (list: string): readonly string[] => list.split(/,(?![^(]*\))/).map((part) => part.trim());

const hex = (text: string): Colour => {
  if (!/^#[0-9a-f]{6}$/.test(text)) throw new Error(`no colour: ${text}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  return [red, green, blue];
};

const mixed = (text: string, tokens: Tokens, under: string): Colour => {
  const [, one = '', other = ''] = split(text.slice('color-mix('.length, -1));
  const [, first = '', percent = '0'] = /^(.*) ([\d.]+)%$/.exec(one) ?? [];
  const [a, b] = [resolve(first, tokens, under), resolve(other, tokens, under)];
  const share = Number(percent) / 100;
  const at = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return [at(0), at(1), at(2)];
};

/** The colour that a value paints over `under`. */
const resolve = (text: string, tokens: Tokens, under: string): Colour => {
  if (text === 'transparent') return resolve(under, tokens, under);
  if (text.startsWith('color-mix(')) return mixed(text, tokens, under);
  const name = /^var\((.+)\)$/.exec(text)?.[1];
  return name === undefined ? hex(text) : resolve(tokens[name] ?? '', tokens, under);
};

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);

const palette = (name: string) => `var(--tresen-palette-${name})`;
const paper = palette('background-paper');
const surfaces = {
  page: palette('background-default'),
  paper,
  soft: 'var(--soft)',
  'the row under the pointer': palette('action-hover'),
};
const meanings = ['success', 'warning', 'error', 'info'] as const;
const { palette: mui } = themeFor('ltr');

describe.each(colourSchemes)('colour scheme %s', (scheme) => {
  const tokens = tokensOf(scheme);
  /** Contrast of WCAG 2.2; surfaces that let light through lie on paper. */
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [one, other]
      .map((text) => luminance(resolve(text, tokens, paper)))
      .sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(Object.entries(surfaces))('SHL-54: reaches AA for text on %s', (_name, surface) => {
    for (const text of [
      'text-primary',
      'text-secondary',
      'primary-main',
      ...meanings.map((m) => `${m}-main`),
    ])
      expect(contrast(palette(text), surface), text).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['primary', ...meanings] as const)(
    'SHL-54: reaches AA for text on buttons and snackbars in the colour of %s, also under the pointer',
    (name) => {
      const { main, dark, contrastText } = mui[name];
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(meanings)('SHL-54: reaches AA for text, and 3:1 for icons, in alerts: %s', (name) => {
    const surface = `color-mix(in srgb, ${palette(`${name}-main`)} 12%, ${paper})`;
    expect(contrast(palette('text-primary'), surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette(`${name}-main`), surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(['text-primary', 'warning-main'])(
    'SHL-54: reaches AA on the banner of who acts for others: %s',
    (name) => expect(contrast(palette(name), 'var(--acting)')).toBeGreaterThanOrEqual(4.5),
  );

  it('SHL-54: reaches AA for text on the warmest of the buttons that sell', () => {
    const warmest = `color-mix(in srgb, ${palette('warning-main')} ${tokens['--warmest']}, ${paper})`;
    expect(contrast(palette('text-primary'), warmest)).toBeGreaterThanOrEqual(4.5);
  });

  it('SHL-54: reaches AA in menus for what is selected and pointed at', () => {
    const selected = `color-mix(in srgb, ${palette('primary-main')} 12%, ${paper})`;
    expect(contrast(palette('text-primary'), selected)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette('text-primary'), mui.action.selected)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--field-border', '--bar-before'])('SHL-54: reaches 3:1 for what is not text: %s', (name) => {
    expect(contrast(`var(${name})`, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(`var(${name})`, surfaces.page)).toBeGreaterThanOrEqual(3);
  });

  it('is light or dark as its name and the menus of MUI say', () => {
    const isLight = luminance(resolve(paper, tokens, paper)) > 0.5;
    expect(isLight).toBe(modeOf(scheme) === 'light');
  });
});

it('SHL-54: schemes differ from each other in their accent and their page', () => {
  for (const name of ['primary-main', 'background-default'])
    expect(new Set(colourSchemes.map((scheme) => tokensOf(scheme)[`--tresen-palette-${name}`])).size).toBe(9);
});

it('SHL-54: the menu of `default` is dark', () => expect(modeOf(schemesFor('default').navbar)).toBe('dark'));
