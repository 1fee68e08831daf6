/** What files of templates say of themselves. A file of a higher version is of a Tresen that can more than this one. */
export const templateFileHead = { format: 'tresen-buttons', version: 1 } as const;

/** True for a file that a newer version has written: nobody is to be told that it is none. */
export function isNewerTemplateFile(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  const { format, version } = content as { readonly format?: unknown; readonly version?: unknown };
  return (
    format === templateFileHead.format && typeof version === 'number' && version > templateFileHead.version
  );
}
