export { AppTheme } from './app-theme.tsx';
