import type { Entity, EntityName } from '@tresen/domain/kit/entities';
import { kinds, kindWords } from '@tresen/domain/master-data/kinds';
import { foundDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { type ApiDocument, generalApi, posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import type { PlainWords } from '../../kit/record-form/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
}
interface FoundPage {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** How the search box finds records of a kind: by name, with the detail that its entity names. */
export const foundKind = (name: EntityName, icon: RecordKind['icon']): RecordKind => {
  const entity = kinds[name];
  const words = kindWords[name] as unknown as Readonly<Record<Language, PlainWords>>;
  const document: ApiDocument<Readonly<Record<string, FoundPage>>, never> = foundDocuments[name];
  const { list, pathOf } = recordPaths[name];
  return {
    name: { de: words.de.many, en: words.en.many },
    icon,
    find: async (text, { language, signal }) => {
      const client = entity.isSynced ? posApi : generalApi;
      const [page] = Object.values(await client.request(document, findVariables(text) as never, signal));
      const hitOf = (row: Row) => ({
        id: row.id,
        title: row.name,
        detail: detailOf(entity, words[language], row),
        to: pathOf(row.id, row),
      });
      return foundRecords(page as FoundPage, hitOf, list, text);
    },
  };
};

/** The detail of a record in words; that of a choice is its value where no word is known. */
function detailOf({ detail, fields }: Entity, words: PlainWords, row: Row): string {
  const value = detail === undefined ? null : row[detail];
  if (detail === undefined || value === null || value === undefined) return '';
  return fields[detail]?.kind === 'choice'
    ? (words.choices[detail]?.[value as string] ?? String(value))
    : String(value);
}
