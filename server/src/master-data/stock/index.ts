export { addStock } from './stock.resolvers.ts';
export type { OnStock } from './stock-port.ts';
