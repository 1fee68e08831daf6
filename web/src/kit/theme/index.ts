export { AppTheme, styleCache } from './app-theme.tsx';
