import { isTextPicture } from '../../kit/pictures/index.ts';

/** True for a Markdown text with a picture that says nothing to whoever cannot see it. */
export const hasWordlessPicture = (markdown: string): boolean =>
  [...markdown.matchAll(/!\[\s*\]\(\s*([^\s)]*)/g)].some(([, path = '']) => isTextPicture(path));
