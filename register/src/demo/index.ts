export * from './annotate-demo.ts';
export * from './fill-demo.ts';
export * from './link-demo.ts';
export * from './stock-demo.ts';
