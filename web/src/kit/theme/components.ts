import type { ThemeOptions } from '@mui/material/styles';

/** The colour of an alert's severity, whichever variant shows it. */
const meanings = Object.fromEntries(
  ['Success', 'Warning', 'Error', 'Info'].map((meaning) => [
    `&.MuiAlert-color${meaning}`,
    { '--meaning': `var(--tresen-palette-${meaning.toLowerCase()}-main)` },
  ]),
);

/** The label of a field in and above its box. MUI moves it to the right, for which CSS has no logical word. */
const labelFromTheRight = {
  '[dir="rtl"] &': { transformOrigin: 'top right', transform: 'translate(-14px, 16px) scale(1)' },
  '[dir="rtl"] &.MuiInputLabel-sizeSmall': { transform: 'translate(-14px, 9px) scale(1)' },
  '[dir="rtl"] &.MuiInputLabel-shrink': { transform: 'translate(-14px, -9px) scale(0.75)' },
};

/** Touch targets are 44 px (experience.md 6); shadows give way to borders, which hold in both schemes. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      a: { color: 'var(--tresen-palette-primary-main)' },
      ':focus-visible': { outline: '3px solid var(--tresen-palette-primary-main)', outlineOffset: 2 },
      // Focus is put there for screen readers only: nothing can be done with a heading.
      ':is(h1, h2, h3)[tabindex="-1"]:focus-visible': { outline: 'none' },
      // Heard, not seen: what is on the screen says it already, or shows it.
      '.heard': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        margin: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      // An icon that points along the line.
      ':dir(rtl) .points': { scale: '-1 1' },
      ':dir(rtl) :is(pre, code)': { direction: 'ltr', unicodeBidi: 'isolate', textAlign: 'left' },
      ':dir(rtl) :is(input[type=email], input[type=tel], input[type=url])': {
        direction: 'ltr',
        textAlign: 'right',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Any time at all would begin a transition for each change of each element: all of them have "all" by default.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Safari knows no other.
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 44, paddingInline: 18 } },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  // WCAG 1.4.11: the border of a field has a contrast of 3:1.
  MuiOutlinedInput: {
    styleOverrides: {
      root: { background: 'var(--tresen-palette-background-paper)' },
      notchedOutline: { borderColor: 'var(--field-border)' },
    },
  },
  MuiInputLabel: { styleOverrides: { outlined: labelFromTheRight } },
  // No lighter grey for what lies higher: a border does it in both schemes.
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: { styleOverrides: { paper: { border: '1px solid var(--tresen-palette-divider)' } } },
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--tresen-palette-divider)' } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        fontSize: '1.4rem',
        alignItems: 'center',
        // On a phone a long action goes below the text instead of squeezing it.
        '@media (max-width: 599px)': {
          '&:has(.MuiAlert-action)': { flexWrap: 'wrap' },
          '&:has(.MuiAlert-action) .MuiAlert-message': { flex: '1 1 200px' },
        },
        ...meanings,
        '&.MuiAlert-standard': {
          color: 'var(--tresen-palette-text-primary)',
          background: 'color-mix(in srgb, var(--meaning) 12%, var(--tresen-palette-background-paper))',
        },
        '&.MuiAlert-outlined': { color: 'var(--tresen-palette-text-primary)' },
        '&:not(.MuiAlert-filled) .MuiAlert-icon': { color: 'var(--meaning)' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: {
        color: 'var(--tresen-palette-background-paper)',
        '[dir="rtl"] &.Mui-checked': { transform: 'translateX(-20px)' },
        // In the dark it has the colour of what is behind it, and no shadow is seen.
        '&:not(.Mui-checked) .MuiSwitch-thumb': { boxShadow: 'inset 0 0 0 2px var(--field-border)' },
      },
      track: { backgroundColor: 'var(--field-border)', opacity: 1 },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { backgroundColor: 'var(--bar-track)' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '8px 24px 20px' } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.9rem', fontWeight: 700 } } },
};
