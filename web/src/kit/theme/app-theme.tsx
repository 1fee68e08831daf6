import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings/index.ts';
import { themeFor } from './theme.ts';

/** Gives the page its theme; the colour scheme, chosen or the system's, stands in `<html>` (decisions SHL-54). */
export const AppTheme = ({ children }: { readonly children: ReactNode }) => {
  const { direction } = useSettings();
  const theme = useMemo(() => themeFor(direction), [direction]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
};
