import { createTheme, type Theme } from '@mui/material/styles';
import type { Settings } from '@tresen/domain/account/settings';
import { components } from './components.ts';

const text = colour('text-primary');

const plain = {
  palette: {
    background: { default: colour('background-default'), paper: colour('background-paper') },
    text: { primary: text, secondary: colour('text-secondary'), disabled: mix(0.45, text, 'transparent') },
    divider: colour('divider'),
    primary: intent('primary', colour('primary-contrastText')),
    success: intent('success'),
    warning: intent('warning'),
    error: intent('error'),
    info: intent('info'),
    action: {
      active: colour('text-secondary'),
      hover: colour('action-hover'),
      selected: mix(0.1, text, 'transparent'),
      disabled: mix(0.45, text, 'transparent'),
      disabledBackground: mix(0.12, text, 'transparent'),
      focus: mix(0.12, text, 'transparent'),
    },
  },
  spacing: 8,
  shape: { borderRadius: 10 },
  typography: {
    htmlFontSize: 10,
    fontFamily: 'Inter, system-ui, sans-serif',
    h1: { fontSize: '2.4rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.7rem', fontWeight: 700, lineHeight: 1.4 },
    h3: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1.5rem', lineHeight: 1.5 },
    body2: { fontSize: '1.4rem', lineHeight: 1.5 },
    caption: { fontSize: '1.3rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1.5rem' },
  },
  transitions: { duration: { enteringScreen: 160, leavingScreen: 140, standard: 160 } },
  components,
} as const;

/**
 * The look of the app. MUI gets no colours but the names of those that schemes.css defines, so that one set of styles
 * serves all schemes, and switching repaints without rendering. The browser mixes what MUI would have computed.
 */
export const themeFor = (direction: Settings['direction']): Theme => {
  const theme = createTheme({ ...plain, direction });
  return {
    ...theme,
    palette: { ...theme.palette, getContrastText: () => 'var(--on-meaning)' },
    alpha: (from: string, share: number | string) => mix(sum(share), from, 'transparent'),
    lighten: (from: string, share: number | string) => mix(1 - sum(share), from, '#fff'),
    darken: (from: string, share: number | string) => mix(1 - sum(share), from, '#000'),
  };
};

/** A colour of the scheme that an element wears (schemes.css). */
function colour(name: string): string {
  return `var(--tresen-palette-${name})`;
}

/** `share` of a colour, 0 to 1, mixed with another one. */
function mix(share: number, one: string, other: string): string {
  return `color-mix(in srgb, ${one} ${+(share * 100).toFixed(2)}%, ${other})`;
}

/** A colour with a meaning; under the pointer it moves towards the text, which gains contrast in every scheme. */
function intent(name: string, contrastText = 'var(--on-meaning)') {
  const main = colour(`${name}-main`);
  return { main, light: main, dark: mix(0.85, main, text), contrastText };
}

/** MUI writes some shares as a sum: `0.08 + 0.04`. */
function sum(share: number | string): number {
  return String(share)
    .split('+')
    .reduce((total, part) => total + Number(part), 0);
}
