import { createTokenSigner } from '../kit/access-tokens.ts';
import type { Figure } from '../kit/figure.ts';
import { onFreshServer } from '../kit/fresh-server.ts';
import { untilServed, webQuery } from '../kit/graphql.ts';
import { httpRequest, openHttp } from '../kit/http-connection.ts';
import { expectSuccess } from '../kit/load.ts';
import type { Benchmark } from '../kit/run.ts';
import { median, percentile } from '../kit/statistics.ts';
import { makeTenant } from '../kit/tenants.ts';

const name = 'knowledge-base';
const articles = 5_000;

/** As people type them: one word, several, parts, and with mistakes. */
const searches = {
  'words that are there': [
    'kassenabschluss',
    'bondrucker papier',
    'tse',
    'umsatzsteuer',
    'tisch umbuchen',
    'pr',
  ],
  'misspelt compounds': [
    'kasenabschluss',
    'umsatzsteuher',
    'kassensturtz',
    'artikelgrupe',
    'bondruker papier',
  ],
} as const;

// Texts of some 250 words in both languages; each article is about five of thirty things, so a word is in every sixth.
const insertEntries = `
  insert into content_entries (id, kind, slug, is_draft, publish_date, details, last_modified_at, last_modified_by)
  select gen_random_uuid(), 'article', 'bench-' || i, false, now() - interval '1 hour' * i, '{}', now(), 'Bea Bench'
  from generate_series(1, $1::int) i`;
const words = `Kassenabschluss Bondrucker Papierrolle Umsatzsteuer Tischplan umbuchen Artikelgruppe Rabatt Gutschein TSE
  Kassensturz Trinkgeld Wechselgeld Beleg Storno Schicht Kellner Küche Preisgruppe Warenkorb Lizenz Filiale Netzwerk
  Neustart Sicherung Schnittstelle Steuersatz Tagesabschluss Monatsabschluss Signatur`;
const insertTexts = `
  insert into content_texts (entry_id, language, title, summary, body, tags, tag_words, mark)
  select e.id, l.language, w.list[1 + n % 30] || ' und ' || w.list[1 + n / 30 % 30] || ' ' || n, 'So geht es: ' || w.list[1 + n * 7 % 30],
    (select string_agg(w.list[1 + (n * 7 + k % 5 * 11) % 30] || ' ' || (n * k % 997), ' ') from generate_series(1, 250) k),
    array[w.list[1 + n * 11 % 30]], w.list[1 + n * 11 % 30], 1
  from (select id, substr(slug, 7)::int n from content_entries where slug like 'bench-%') e
  cross join (values ('de'), ('en')) l (language)
  cross join (select string_to_array(regexp_replace($1, '\\s+', ' ', 'g'), ' ') list) w`;

export const knowledgeBase: Benchmark = {
  name,
  about: `Searching ${articles} articles of the knowledge base, with words as people type them`,
  run: ({ isQuick }) =>
    onFreshServer(name, async ({ server, owner }) => {
      const tenant = await makeTenant(owner, 'Reader', { branches: 1, registers: 1 });
      await owner.query(insertEntries, [articles]);
      await owner.query(insertTexts, [words]);
      await owner.query('vacuum analyze content_entries, content_texts, content_words');
      const token = (await createTokenSigner(owner, server)).tokenOf(tenant.owner);
      const body = (search: string) =>
        webQuery('ContentList', { kinds: ['article'], language: 'de', search, first: 50 }, 'general');
      await untilServed(server.port, token);
      const connection = await openHttp(server.port);
      const figures: Figure[] = [];
      for (const [what, texts] of Object.entries(searches)) {
        const times: number[] = [];
        for (let round = 0; round < (isQuick ? 10 : 60); round += 1)
          for (const text of texts) {
            const request = httpRequest('/graphql', token, body(text));
            const start = performance.now();
            const answer = await connection.send(request);
            // The first rounds compile.
            if (round >= 3) times.push(performance.now() - start);
            expectSuccess(answer);
          }
        figures.push({
          bench: name,
          measured: {
            name: `a search among ${articles} articles, ${what}, p95`,
            value: percentile(times, 0.95),
            unit: 'ms',
          },
          limit: { of: 'measured', is: 'atMost', floor: 30 },
          note: `${texts.length} searches in turn, median ${median(times).toFixed(1)} ms`,
        });
      }
      connection.close();
      return figures;
    }),
};
