import type { FieldNode, GraphQLResolveInfo, SelectionNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<FieldNode, ReadonlySet<string>>();

const fieldsIn = (selections: readonly SelectionNode[], info: Info): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection];
    const inner = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
    return fieldsIn(inner?.selectionSet.selections ?? [], info);
  });

/**
 * Names of the fields that a request wants of the items below one of its fields, such as the `nodes` of a list; whatever
 * their alias. Read once for each document.
 */
export const requestedFields = (info: Info, below: string): ReadonlySet<string> => {
  const [node] = info.fieldNodes;
  if (!node) return new Set();
  const found = known.get(node);
  if (found) return found;
  const items = info.fieldNodes
    .flatMap(({ selectionSet }) => fieldsIn(selectionSet?.selections ?? [], info))
    .filter(({ name }) => name.value === below)
    .flatMap(({ selectionSet }) => fieldsIn(selectionSet?.selections ?? [], info));
  const names = new Set(items.map(({ name }) => name.value));
  known.set(node, names);
  return names;
};
