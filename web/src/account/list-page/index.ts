export { ListPage, ListSection } from './list-page.tsx';
