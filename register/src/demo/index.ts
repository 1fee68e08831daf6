export * from './fill-demo.ts';
export * from './link-demo.ts';
