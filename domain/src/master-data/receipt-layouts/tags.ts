import { closingTags } from './closing-tags.ts';
import { generalTags } from './general-tags.ts';
import { fiscalTags, receiptTags } from './receipt-tags.ts';
import { paymentTags, positionTags } from './repeated-tags.ts';
import type { TagDefinition } from './tag-definition.ts';
import { tagsDe } from './tags.de.ts';
import { tagsEn } from './tags.en.ts';

/** All tags, in the order of the editor's list (decisions CFG-04). An id is stored in layouts: it never changes. */
const definitions = {
  ...generalTags,
  ...receiptTags,
  ...positionTags,
  ...paymentTags,
  ...fiscalTags,
  ...closingTags,
} as const;
export type TagId = keyof typeof definitions;
export const layoutTags: Readonly<Record<TagId, TagDefinition>> = definitions;

const ids: readonly TagId[] = keysOf(definitions);

/** Languages in which people name tags. */
export type TagLanguage = 'de' | 'en';

/** What people call the tags. A tag without a word in a language does not compile. */
export const tagWords: Readonly<Record<TagLanguage, Readonly<Record<TagId, string>>>> = {
  de: tagsDe,
  en: tagsEn,
};

/** The groups of the editor's list. */
export const tagGroups = {
  general: keysOf(generalTags),
  receipt: keysOf(receiptTags),
  position: keysOf(positionTags),
  payment: keysOf(paymentTags),
  fiscal: keysOf(fiscalTags),
  closing: keysOf(closingTags),
} as const satisfies Readonly<Record<string, readonly TagId[]>>;
export type TagGroup = keyof typeof tagGroups;

/** A name as it is compared: without case, with one space for any. */
export function foldTagName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

const byName: ReadonlyMap<string, TagId> = new Map(
  ids.flatMap((id) => [id, tagsDe[id], tagsEn[id]].map((name) => [foldTagName(name), id] as const)),
);

/** The tag of a name, its id or what it is called in either language; undefined for none. */
export function tagNamed(name: string): TagId | undefined {
  return byName.get(foldTagName(name));
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
