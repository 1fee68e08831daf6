export type { AddressDialog, Feature, Page } from './feature.ts';
export { Late, lateCode } from './late.tsx';
