import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useTurned } from '../i18n/index.ts';
import { logicalStyles } from './logical-styles.ts';
import { themeFor } from './theme.ts';

/** The styles of MUI that the page has so far. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [logicalStyles] });

/**
 * Gives the page its theme. The colour scheme, chosen or the system's, and the direction stand in `<html>` (decisions
 * SHL-54, SHL-02); the direction is here, too, for what MUI computes.
 */
export const AppTheme = ({ children }: { readonly children: ReactNode }) => {
  const isTurned = useTurned();
  const theme = useMemo(() => themeFor(isTurned ? 'rtl' : 'ltr'), [isTurned]);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};
