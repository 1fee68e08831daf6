export { closingOf, countOf, moneyCount } from './closing-examples.ts';
