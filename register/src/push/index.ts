export * from './push-outbox.ts';
