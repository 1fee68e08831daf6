import { type ColorSystemOptions, createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { palette } from './palette.ts';

const scheme = (colours: (typeof palette)['light' | 'dark']): ColorSystemOptions => ({
  palette: {
    background: { default: colours.background, paper: colours.paper },
    text: { primary: colours.text, secondary: colours.textSecondary },
    divider: colours.divider,
    primary: { main: colours.primary, contrastText: colours.onPrimary },
    success: { main: colours.success },
    warning: { main: colours.warning },
    error: { main: colours.error },
    info: { main: colours.info },
  },
});

/** The look of the app. Both schemes are CSS variables, so switching repaints without rendering. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'tresen', colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: scheme(palette.light), dark: scheme(palette.dark) },
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
});
