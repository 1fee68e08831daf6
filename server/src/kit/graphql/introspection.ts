import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { limitBroken } from './limits.ts';

/** The query that tools ask for a schema is this deep: a type inside of nine lists and exclamation marks. */
const limits = { depth: 20, fields: 500, lists: 1, rootFields: 20 } as const;

const schemaFields = new Set(['__schema', '__type']);
/** Lists that name further types, whose lists could be asked for again. */
const listFields = new Set(['fields', 'inputFields', 'interfaces', 'possibleTypes', 'enumValues']);

/** Whether a document asks for the schema itself: alone, or beside other things. */
export const schemaQuestionIn = ({ definitions }: DocumentNode): 'none' | 'alone' | 'mixed' => {
  const fragments = new Map(
    definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
    ),
  );
  const names = definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? [...rootNamesOf(part, fragments)] : [],
  );
  if (!names.some((name) => schemaFields.has(name))) return 'none';
  return names.every((name) => name.startsWith('__')) ? 'alone' : 'mixed';
};

/**
 * Why a question about the schema is refused, or undefined. What tools ask for passes. Its cost is that of the largest
 * such question: without aliases each thing is told once, and without lists inside of lists of types it does not multiply.
 */
export const schemaQuestionBroken = (document: DocumentNode): string | undefined => {
  if (hasAlias(document)) return 'aliases in a question about the schema';
  return limitBroken(document, limits, listFields);
};

/** The names of the fields of an operation's first level, its fragments written out. */
function rootNamesOf(
  { selectionSet }: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) walk(fragment.selectionSet);
      }
    }
  };
  walk(selectionSet);
  return names;
}

function hasAlias(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: ({ alias, name }) => {
      // Several types may be asked for by name.
      if (alias && name.value !== '__type') found = true;
    },
  });
  return found;
}
