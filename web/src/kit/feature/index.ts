export type { AddressDialog, Feature, Page } from './feature.ts';
