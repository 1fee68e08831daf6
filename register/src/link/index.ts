export * from './approve-register.ts';
export * from './ensure-linked.ts';
export * from './identity.ts';
export * from './link-register.ts';
export * from './this-register.ts';
