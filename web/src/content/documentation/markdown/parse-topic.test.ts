import { describe, expect, it } from 'vitest';
import { parseTopic } from './parse-topic.ts';

describe('a page of the help', () => {
  it('has to begin with its title', () => {
    expect(() => parseTopic('users', 'No title')).toThrow('users does not begin with a title');
  });

  it('takes anchors from its headings, or from the mark behind them', () => {
    const { sections } = parseTopic('users', '# T\n\n## Größe & *Maß*\n\n### Sub {#own-one}\n\ntext');
    expect(sections.map(({ anchor, level, title }) => [anchor, level, title])).toEqual([
      ['', 1, ''],
      ['grosse-mass', 2, 'Größe & Maß'],
      ['own-one', 3, 'Sub'],
    ]);
  });
});
