export * from './build-closing.ts';
export * from './close-register.ts';
export * from './count-drawer.ts';
export * from './drawer-receipts.ts';
export * from './keep-closing.ts';
