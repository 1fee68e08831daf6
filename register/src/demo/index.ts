export * from './run-demo.ts';
