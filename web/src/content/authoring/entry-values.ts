import type {
  ContentEntryInput as CheckedInput,
  ContentKind,
  ContentLanguage,
} from '@tresen/domain/content/entries';
import type { ContentEntryInput } from '../../kit/graphql/generated/general/graphql.ts';
import type { StoredEntry, StoredRevision } from './authoring.queries.ts';

/** A number as it is typed: a text that is none stays until it is mended. */
type Typed = number | string | null;

/** A version of a download while it is typed. */
export interface FormFile {
  /** Only the form's: which line it is while all of it is typed over. */
  readonly name: string;
  readonly version: string;
  readonly releasedOn: string;
  readonly address: string;
  readonly bytes: Typed;
  readonly sha256: string;
  readonly minimumRegisterVersion: string;
}

/** What the form of an entry holds. Tags are words between commas; the moment is ISO 8601 in UTC. */
export interface EntryForm {
  slug: string;
  parentId: string;
  order: Typed;
  isDraft: boolean;
  publishDate: string;
  isPublic: boolean;
  roles: readonly string[];
  countries: readonly string[];
  frontEnds: readonly string[];
  editions: readonly string[];
  titleDe: string;
  summaryDe: string;
  bodyDe: string;
  tagsDe: string;
  titleEn: string;
  summaryEn: string;
  bodyEn: string;
  tagsEn: string;
  version: string;
  frontEnd: string;
  files: readonly FormFile[];
  isStillRight: boolean;
}

/** What a new entry begins with: a draft. @param now ISO 8601 in UTC */
export const newEntry = (parentId: string, now: string): EntryForm => ({
  ...{ slug: '', parentId, order: 0, isDraft: true, publishDate: now, isStillRight: false },
  ...{ isPublic: false, roles: [], countries: [], frontEnds: [], editions: [] },
  ...{ titleDe: '', summaryDe: '', bodyDe: '', tagsDe: '' },
  ...{ titleEn: '', summaryEn: '', bodyEn: '', tagsEn: '' },
  ...{ version: '', frontEnd: '', files: [] },
});

/** What the form shows of a stored entry. */
export const formOf = ({
  slug,
  parentId,
  order,
  isDraft,
  publishDate,
  ...entry
}: StoredEntry): EntryForm => ({
  ...{ slug, parentId: parentId ?? '', order, isDraft, publishDate, isStillRight: false },
  ...entry.audience,
  ...textsOf(entry.texts),
  version: entry.details.version,
  frontEnd: entry.details.frontEnd ?? '',
  files: entry.details.files.map((file) => ({ ...file, name: `${file.version} ${file.sha256}` })),
});

/** The texts of both languages as the form holds them. */
export const textsOf = (texts: StoredRevision['texts']) => {
  const of = (language: ContentLanguage) => texts.find((text) => text.language === language);
  const [de, en] = [of('de'), of('en')];
  return {
    ...{ titleDe: de?.title ?? '', summaryDe: de?.summary ?? '', bodyDe: de?.body ?? '' },
    tagsDe: (de?.tags ?? []).join(', '),
    ...{ titleEn: en?.title ?? '', summaryEn: en?.summary ?? '', bodyEn: en?.body ?? '' },
    tagsEn: (en?.tags ?? []).join(', '),
  };
};

/** What a restored version puts into the form: only languages that it has, so that none written since is lost. */
export const restoredTexts = (texts: StoredRevision['texts']): Partial<EntryForm> => {
  const all = textsOf(texts);
  const has = (language: ContentLanguage) => texts.some((text) => text.language === language);
  const { titleDe, summaryDe, bodyDe, tagsDe, titleEn, summaryEn, bodyEn, tagsEn } = all;
  return {
    ...(has('de') ? { titleDe, summaryDe, bodyDe, tagsDe } : {}),
    ...(has('en') ? { titleEn, summaryEn, bodyEn, tagsEn } : {}),
  };
};

/** The form as the API takes it, before it was checked. */
export const inputOf = (kind: ContentKind, form: EntryForm) => ({
  ...{ kind, slug: form.slug, parentId: form.parentId || null, order: form.order, isDraft: form.isDraft },
  ...{ publishDate: form.publishDate, isStillRight: form.isStillRight },
  audience: {
    ...{ isPublic: form.isPublic, roles: form.roles, countries: form.countries },
    ...{ frontEnds: form.frontEnds, editions: form.editions },
  },
  details: { version: form.version, frontEnd: form.frontEnd || null, files: form.files },
  texts: [
    ...[
      {
        language: 'de',
        title: form.titleDe,
        summary: form.summaryDe,
        body: form.bodyDe,
        tags: tagsOf(form.tagsDe),
      },
    ],
    ...[
      {
        language: 'en',
        title: form.titleEn,
        summary: form.summaryEn,
        body: form.bodyEn,
        tags: tagsOf(form.tagsEn),
      },
    ],
  ],
});

/** What the domain has checked, as the API takes it. */
export const checkedInput = ({ audience, details, texts, ...input }: CheckedInput): ContentEntryInput => ({
  ...input,
  audience: {
    isPublic: audience.isPublic,
    ...{ roles: [...audience.roles], countries: [...audience.countries] },
    ...{ frontEnds: [...audience.frontEnds], editions: [...audience.editions] },
  },
  details: { ...details, files: [...details.files] },
  texts: texts.map((text) => ({ ...text, tags: [...text.tags] })),
});

/** The name of the field that a fault of the input is about: its path begins with what the API calls it. */
export const fieldOf = (path: readonly PropertyKey[]): keyof EntryForm => {
  const [first, second] = path.map(String);
  if (first === 'texts') return textField(second, String(path[2] ?? 'title'));
  if (first === 'audience' || first === 'details') return (second ?? 'isPublic') as keyof EntryForm;
  return (first ?? 'slug') as keyof EntryForm;
};

/** A draft was written by an older form, or by anybody: what does not fit is left out. */
export const shapeOf = (draft: EntryForm): EntryForm => {
  const start: Record<string, unknown> = { ...newEntry('', new Date(0).toISOString()) };
  for (const [name, value] of Object.entries(draft))
    if (typeof value === typeof start[name] && Array.isArray(value) === Array.isArray(start[name]))
      start[name] = value;
  return start as unknown as EntryForm;
};

/** An address made of a title: what is no letter or digit becomes a hyphen. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

function tagsOf(words: string): readonly string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function textField(index: string | undefined, name: string): keyof EntryForm {
  return `${name}${index === '1' ? 'En' : 'De'}` as keyof EntryForm;
}
