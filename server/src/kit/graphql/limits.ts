import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** Bounds of a document that a client wrote itself: enough for any screen, too little for an attack. */
export const documentLimits = { depth: 12, fields: 500, rootFields: 20, characters: 20_000 } as const;

interface Size {
  fields: number;
  depth: number;
}

const measure = (
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  size: Size,
  depth: number,
): void => {
  size.depth = Math.max(size.depth, depth);
  for (const selection of set.selections) {
    if (size.fields > documentLimits.fields || depth > documentLimits.depth) return;
    if (selection.kind === Kind.FIELD) {
      size.fields += 1;
      if (selection.selectionSet) measure(selection.selectionSet, fragments, size, depth + 1);
    } else {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value)?.selectionSet;
      // A level for each fragment: fragments that name each other would never end.
      if (inner) measure(inner, fragments, size, depth + 1);
    }
  }
};

/**
 * Why the document is refused, or undefined. Fields count as often as they are asked for, aliases and fragments included.
 */
export const limitBroken = (document: DocumentNode): string | undefined => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions) {
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  }
  for (const part of document.definitions) {
    if (part.kind !== Kind.OPERATION_DEFINITION) continue;
    if (part.selectionSet.selections.length > documentLimits.rootFields) return 'too many root fields';
    const size: Size = { fields: 0, depth: 0 };
    measure(part.selectionSet, fragments, size, 1);
    if (size.fields > documentLimits.fields) return 'too many fields';
    if (size.depth > documentLimits.depth) return 'too deep';
  }
  return undefined;
};
