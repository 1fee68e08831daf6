export * from './counters.ts';
export * from './identity.ts';
export * from './open-store.ts';
export * from './outbox.ts';
export * from './spans.ts';
export * from './tokens.ts';
