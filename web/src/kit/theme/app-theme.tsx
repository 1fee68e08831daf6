import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Local storage key of the chosen mode; public/first-paint.js reads it before the first paint. */
const modeStorageKey = 'tresen.mode';

/** Gives the page its theme: light or dark as chosen, else as the system says (decisions SHL-54). */
export const AppTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={theme} modeStorageKey={modeStorageKey} defaultMode="system" noSsr>
    <CssBaseline />
    {children}
  </ThemeProvider>
);
