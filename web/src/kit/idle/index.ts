export { announcePage, whenPageStands } from './page-stands.ts';
export { usePageStands } from './use-page-stands.ts';
export { whenIdle } from './when-idle.ts';
