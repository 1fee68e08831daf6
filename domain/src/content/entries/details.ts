import * as z from 'zod/mini';
import { contentFrontEnds } from './audience.ts';
import type { ContentKind } from './content-kinds.ts';

/** `6.12.3`, as registers and the back-office count their versions. */
const versionNumber = z.string().check(z.trim(), z.regex(/^\d{1,5}(\.\d{1,5}){0,3}$/, 'NOT_A_VERSION'));

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'NOT_A_DAY'));

/** Of this server, or of one that is reached safely; nothing else is ever a link. */
const fileAddress = z
  .string()
  .check(z.trim(), z.maxLength(500), z.regex(/^(https:\/\/[^\s<>"]+|\/[\w-][\w./-]*)$/, 'NOT_AN_ADDRESS'));

/** A version of a download: where it lies, and by what one sees that it came whole. */
const downloadVersionSchema = z.object({
  version: versionNumber,
  releasedOn: day,
  address: fileAddress,
  bytes: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
  /** Of the file, in small hexadecimal digits. */
  sha256: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/, 'NOT_A_CHECKSUM')),
  /** Empty where every register may have it. */
  minimumRegisterVersion: z.union([z.literal(''), versionNumber]),
});
export type DownloadVersion = z.output<typeof downloadVersionSchema>;

/** What only some kinds have; the others leave it as it begins. */
export const detailsSchema = z.object({
  /** Of a release. */
  version: z.union([z.literal(''), versionNumber]),
  /** Of an application: where it runs. */
  frontEnd: z.nullable(z.enum(contentFrontEnds)),
  /** Of a download, the newest first. */
  files: z.array(downloadVersionSchema).check(z.maxLength(50)),
});
export type ContentDetails = z.output<typeof detailsSchema>;

export const noDetails: ContentDetails = { version: '', frontEnd: null, files: [] };

/** What a kind cannot be published without, by the name of its detail. */
export const missingDetail = (
  kind: ContentKind,
  details: ContentDetails,
): keyof ContentDetails | undefined => {
  if (kind === 'release' && details.version === '') return 'version';
  if (kind === 'download' && details.files.length === 0) return 'files';
  return undefined;
};
