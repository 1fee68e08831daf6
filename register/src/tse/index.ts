export * from './software-tse.ts';
