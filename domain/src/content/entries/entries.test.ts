import { describe, expect, it } from 'vitest';
import { textPicturePath } from '../../kit/pictures/index.ts';
import {
  compareVersions,
  contentEntrySchema,
  everybodySignedIn,
  lineDifferences,
  marksAfter,
  noDetails,
  outOfDate,
  publicationOf,
} from './index.ts';

const german = { language: 'de', title: 'Titel', summary: '', body: '', tags: [] };
const entry = (change: object = {}) => ({
  ...{ kind: 'topic', slug: 'erste-schritte', parentId: null, order: 0, isDraft: false, isStillRight: false },
  ...{
    publishDate: '2026-03-01T08:00:00Z',
    audience: everybodySignedIn,
    details: noDetails,
    texts: [german],
  },
  ...change,
});
const file = {
  ...{ version: '6.12', releasedOn: '2026-02-01', address: 'https://files.example/a.zip', bytes: 10 },
  ...{ sha256: 'A'.repeat(64), minimumRegisterVersion: '' },
};
const parentId = '01890000-0000-7000-8000-000000000001';

describe('CNT-10: an entry as its author saves it', () => {
  it('is taken as it is, without what stands around it', () => {
    const texts = [{ ...german, title: ' Titel ' }];
    expect(contentEntrySchema.parse(entry({ texts })).texts[0]?.title).toBe('Titel');
  });

  it.each<readonly [string, object, string]>([
    ['without a title in any language', { texts: [{ ...german, title: ' ' }] }, 'NO_TITLE'],
    [
      'with words in a language that has no title, which would be lost',
      { isDraft: true, texts: [german, { ...german, language: 'en', title: '', body: 'Words' }] },
      'NO_TITLE',
    ],
    ['with a language twice', { texts: [german, german] }, 'LANGUAGE_TWICE'],
    ['with an address that would not fit into one', { slug: 'Über uns' }, 'NOT_A_SLUG'],
    ['with an address that climbs', { slug: '../x' }, 'NOT_A_SLUG'],
    ['with an address that a page has', { kind: 'course', slug: 'courses' }, 'SLUG_TAKEN'],
    [
      'with a picture that says nothing to the blind',
      { texts: [{ ...german, body: `![ ](${textPicturePath(`${'0a'.repeat(16)}.webp`)})` }] },
      'PICTURE_WITHOUT_WORDS',
    ],
    ['without the topic of an article', { kind: 'article' }, 'NO_PARENT'],
    ['with something above a topic', { parentId }, 'NO_PARENT_THERE'],
    ['as a release without a version', { kind: 'release', parentId }, 'MISSING'],
    ['as a download without a file', { kind: 'download', parentId }, 'MISSING'],
    [
      'for guests and for owners only',
      { audience: { ...everybodySignedIn, isPublic: true, roles: ['owner'] } },
      'PUBLIC_IS_FOR_ALL',
    ],
    ...['javascript:alert(1)', '//elsewhere.example/x', 'http://plain.example/x', '/../../etc/passwd'].map(
      (address) =>
        [
          `with a file at ${address}`,
          { kind: 'download', parentId, details: { ...noDetails, files: [{ ...file, address }] } },
          'NOT_AN_ADDRESS',
        ] as const,
    ),
  ])('is refused %s', (_how, change, message) => {
    const parsed = contentEntrySchema.safeParse(entry(change));
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it('may lack as a draft what it cannot be published without', () =>
    expect(contentEntrySchema.safeParse(entry({ kind: 'release', parentId, isDraft: true })).success).toBe(
      true,
    ));

  it('CNT-05 writes the checksum of a file in small letters', () => {
    const input = entry({ kind: 'download', parentId, details: { ...noDetails, files: [file] } });
    expect(contentEntrySchema.parse(input).details.files[0]?.sha256).toBe('a'.repeat(64));
  });
});

it.each([
  ['a draft', { isDraft: true, publishDate: '2026-03-01T08:00:00Z' }, 'draft'],
  ['planned until its moment', { isDraft: false, publishDate: '2026-03-10T09:00:01Z' }, 'planned'],
  ['published from its moment on', { isDraft: false, publishDate: '2026-03-10T09:00:00Z' }, 'published'],
] as const)('CNT-10: an entry is %s', (_how, state, publication) =>
  expect(publicationOf(state, Date.parse('2026-03-10T09:00:00Z'))).toBe(publication),
);

describe('CNT-10: a translation is out of date', () => {
  const both = { present: ['de', 'en'], isStillRight: false } as const;
  it.each([
    ['once the other language was changed', { ...both, before: { de: 1, en: 1 }, changed: ['de'] }, ['en']],
    ['until it was changed, too', { ...both, before: { de: 4, en: 1 }, changed: ['en'] }, []],
    [
      'not where both were changed together',
      { ...both, before: { de: 4, en: 1 }, changed: ['de', 'en'] },
      [],
    ],
    [
      'still when the newer one is changed again',
      { ...both, before: { de: 4, en: 1 }, changed: ['de'] },
      ['en'],
    ],
    [
      'not where the author says that it is still right',
      { ...both, isStillRight: true, before: { de: 1, en: 1 }, changed: ['de'] },
      [],
    ],
    ['not when it is written for the first time', { ...both, before: { de: 3 }, changed: ['en'] }, []],
    ['not where only something else was changed', { ...both, before: { de: 1, en: 1 }, changed: [] }, []],
    ['not where there is one language', { ...both, present: ['de'], before: { de: 1 }, changed: ['de'] }, []],
  ] as const)('%s', (_when, saved, behind) =>
    expect(outOfDate(marksAfter({ ...saved, version: 5 }))).toEqual(behind),
  );
});

it('CNT-10: the differences of two texts are lines that went, came and stayed', () =>
  expect(lineDifferences('a\nb\nc', 'a\nc\nd').map(({ side, text }) => `${side} ${text}`)).toEqual([
    'both a',
    'before b',
    'both c',
    'after d',
  ]));

it.each([
  ['6.9', '6.10', -1],
  ['6.10', '6.10.0', 0],
  ['7', '6.99.99', 1],
])('CNT-08: %s beside %s', (one, other, order) => expect(Math.sign(compareVersions(one, other))).toBe(order));
