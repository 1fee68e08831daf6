const longestPath = 200;
const safePath = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

export const isFilePath = (path: string): boolean => path.length <= longestPath && safePath.test(path);

/** @throws for what is not the path of a stored file (file-store.ts), before anything is touched */
export const checkedPath = (path: string): string => {
  if (!isFilePath(path)) throw new Error('not the path of a stored file');
  return path;
};
