export * from './fill-demo.ts';
