import { isNewerTemplateFile, templateFileHead } from '@tresen/domain/master-data/buttons/grid';

/** A chosen file: its text where it may be a template's, and the name that stands in it. */
export interface ReadFile {
  readonly fileName: string;
  /** Undefined for what is no file of a template, and for one that this version cannot read. */
  readonly json: string | undefined;
  readonly name: string;
  /** It is the file of a template, written by a newer version. */
  readonly isNewer: boolean;
}

/** Bytes of a file at most: the server takes 1.5 million characters. */
const maxBytes = 6_000_000;

/** Reads a file as far as the dialog needs it; what is in it is judged by the server. */
export const readTemplateFile = async (file: File): Promise<ReadFile> => {
  const nothing = { fileName: file.name, json: undefined, name: '', isNewer: false };
  if (file.size > maxBytes) return nothing;
  try {
    const json = await file.text();
    const content: unknown = JSON.parse(json);
    if (isNewerTemplateFile(content)) return { ...nothing, isNewer: true };
    if (typeof content !== 'object' || content === null) return nothing;
    const { format, name } = content as { readonly format?: unknown; readonly name?: unknown };
    if (format !== templateFileHead.format) return nothing;
    return { ...nothing, json, name: typeof name === 'string' ? name : '' };
  } catch {
    return nothing;
  }
};

/** What the file of a template is called: its name, without what file systems refuse. */
export const fileNameOf = (name: string): string => {
  const known = name
    .replaceAll(/[\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${known === '' ? 'tresen' : known}.json`;
};
