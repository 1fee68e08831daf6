import { describe, expect, it } from 'vitest';
import { fold, highlight } from '../../../kit/search/index.ts';
import { parseTopic } from '../markdown/parse-topic.ts';
import { hitLimit, searchTopics } from './search-topics.ts';
import { snippetOf } from './snippet.ts';

const topics = [
  parseTopic(
    'receipts',
    '# Belege\n\nAlle Belege.\n\n## Größe der Straße {#size}\n\nVom **Café** um die Ecke.',
  ),
  parseTopic(
    'registers',
    '# Kassen\n\n## Offline {#offline}\n\nDie Kasse sammelt Belege.\n\n| Kopf |\n|---|\n| Zelle |',
  ),
];

const foundBy = (query: string) =>
  searchTopics(topics, query).map(({ topic, section }) => `${topic.id}#${section.anchor}`);

describe('the search of the help', () => {
  it.each([
    ['nothing for an empty search', '  ', []],
    ['words in a text', 'sammelt', ['registers#offline']],
    ['words without case', 'OFFLINE', ['registers#offline']],
    ['words without accents', 'cafe', ['receipts#size']],
    ['words with accents where the text has none', 'kässé', ['registers#', 'registers#offline']],
    ['ß by ss', 'strasse', ['receipts#size']],
    ['beginnings of words', 'gros', ['receipts#size']],
    ['every word, wherever it stands', 'ecke größe', ['receipts#size']],
    ['no section that lacks a word where another has all', 'größe cafe', ['receipts#size']],
    ['most of the words where no section has all', 'Wie sammelt man offline?', ['registers#offline']],
    [
      'what a question tells, without words that are nowhere',
      'Warum sammelt der Nachbar?',
      ['registers#offline'],
    ],
    ['words with other endings', 'Sammeln', ['registers#offline']],
    ['nothing where no word fits', 'der nachbar und seine quittungen', []],
    ['cells of tables', 'zelle', ['registers#offline']],
    ['titles before texts', 'belege', ['receipts#', 'registers#offline']],
    ['a topic by its title, once', 'kassen', ['registers#']],
    ['no marks of the text', '**', []],
    ['short words only where words begin', 'ass', []],
    ['longer ones inside of words, too', 'fline', ['registers#offline']],
  ])('finds %s', (_name, query, expected) => expect(foundBy(query)).toEqual(expected));

  it('shows the guide for developers behind the help, however well it fits', () => {
    const guide = parseTopic('register-integration', '# Belege\n\n## Belege {#push}\n\nBelege senden.');
    const found = searchTopics([guide, ...topics], 'belege').map(({ topic }) => topic.id);
    expect(found).toEqual(['receipts', 'registers', 'register-integration', 'register-integration']);
  });

  it('leaves room for the guide where only it has all of the words', () => {
    const near = Array.from({ length: 30 }, (_, at) => `## Teil ${at} {#p-${at}}\n\nGerät im Netz.`).join(
      '\n\n',
    );
    const guide = parseTopic('register-integration', '# Guide\n\n## Hub {#hub}\n\nGerät und Zeitgrenze.');
    const found = searchTopics([parseTopic('users', `# Viele\n\n${near}`), guide], 'gerät zeitgrenze');
    expect(found.map(({ isNear }) => isNear)).toContain(false);
    expect(found[0]?.isNear).toBe(true);
  });

  it('says of hits that lack a word that they do', () => {
    expect(searchTopics(topics, 'sammelt offline').map(({ isNear }) => isNear)).toEqual([false]);
    expect(searchTopics(topics, 'sammelt ecke').map(({ isNear }) => isNear)).toContain(true);
  });

  it('shows as many hits as somebody reads', () => {
    const sections = Array.from({ length: 30 }, (_, place) => `## Teil ${place} {#part-${place}}`).join(
      '\n\n',
    );
    expect(searchTopics([parseTopic('users', `# Viele\n\n${sections}`)], 'teil')).toHaveLength(hitLimit);
  });
});

const marked = (pieces: ReturnType<typeof highlight>) =>
  pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('hits', () => {
  it.each([
    ['as they are written', 'Die Größe', 'grosse', 'Die [Größe]'],
    ['with accents of their own', 'Das Café am Eck', 'cafe', 'Das [Café] am Eck'],
    ['each of them', 'Kasse, Kassen', 'kasse', '[Kasse], [Kasse]n'],
    ['once where words overlap', 'Belege', 'beleg belege', '[Belege]'],
    ['not at all where there are none', 'Kasse', 'tse', 'Kasse'],
  ])('are marked %s', (_name, text, query, expected) =>
    expect(marked(highlight(text, fold(query).split(' ')))).toBe(expected),
  );

  it('are shown with what stands around them, cut at spaces', () => {
    const text = `${'davor '.repeat(40)}Treffer ${'danach '.repeat(40)}`.trim();
    const snippet = marked(snippetOf(text, ['treffer']));
    expect(snippet).toMatch(/^… (?:davor )+\[Treffer\](?: danach)+ …$/);
    expect(snippet.length).toBeLessThan(200);
  });

  it('leave a short text whole', () => expect(marked(snippetOf('Nur das.', ['das']))).toBe('Nur [das].'));
});
