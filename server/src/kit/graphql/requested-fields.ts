import type { FieldNode, GraphQLResolveInfo, SelectionNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * Names of the fields that a request wants of what it asks for, or of the items below one of its fields, such as the
 * `nodes` of a list; whatever their alias. Read once for each document.
 */
export const requestedFields = (info: Info, items = ''): ReadonlySet<string> => {
  const [node] = info.fieldNodes;
  if (!node) return new Set();
  const ofNode = known.get(node) ?? new Map<string, ReadonlySet<string>>();
  known.set(node, ofNode);
  const names = ofNode.get(items) ?? namesOf(info, items);
  ofNode.set(items, names);
  return names;
};

function namesOf(info: Info, items: string): ReadonlySet<string> {
  const own = below(info.fieldNodes, info);
  const wanted =
    items === ''
      ? own
      : below(
          own.filter(({ name }) => name.value === items),
          info,
        );
  return new Set(wanted.map(({ name }) => name.value));
}

function below(nodes: readonly FieldNode[], info: Info): FieldNode[] {
  return nodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet?.selections ?? [], info));
}

function fieldsIn(selections: readonly SelectionNode[], info: Info): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection];
    const inner = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
    return fieldsIn(inner?.selectionSet.selections ?? [], info);
  });
}
