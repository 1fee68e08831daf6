export { asAuthor, mayWriteContent } from './authors.ts';
