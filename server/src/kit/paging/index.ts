export { once } from './once.ts';
export {
  connectionOf,
  type NamedRow,
  type NamesConnection,
  type NamesPage,
  namesPage,
  onNamesPage,
} from './paging.ts';
