export { articleSource } from './article-source.ts';
