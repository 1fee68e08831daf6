export { addStock } from './stock.resolvers.ts';
