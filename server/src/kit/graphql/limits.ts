import {
  type DefinitionNode,
  type DocumentNode,
  type ExecutableDefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a document may ask for. */
interface DocumentLimits {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  /** Counted fields inside of each other. */
  readonly lists: number;
}

/** Bounds of a document that a client wrote itself: enough for any screen, too little for an attack. */
export const documentLimits = {
  depth: 12,
  fields: 500,
  rootFields: 20,
  lists: Infinity,
  characters: 20_000,
} as const satisfies DocumentLimits & { readonly characters: number };

/**
 * What a selection asks for, its fragments written out. `top` counts the fields of its first level, `lists` how many
 * counted ones stand inside of each other.
 */
interface Size {
  readonly top: number;
  readonly fields: number;
  readonly depth: number;
  readonly lists: number;
}

const nothing: Size = { top: 0, fields: 0, depth: 0, lists: 0 };
/** Fragments that name each other never end. */
const endless: Size = { top: Infinity, fields: Infinity, depth: Infinity, lists: Infinity };

/** Measures each fragment once, however often it is named: written out, forty names can be more than the stars. */
class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #sizes = new Map<string, Size>();

  readonly #listNames: ReadonlySet<string>;

  constructor(fragments: readonly FragmentDefinitionNode[], listNames: ReadonlySet<string>) {
    this.#listNames = listNames;
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  sizeOf({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((selection) => this.#sizeOfSelection(selection));
    return {
      top: sizes.reduce((sum, { top }) => sum + top, 0),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
      depth: 1 + Math.max(...sizes.map(({ depth }) => depth)),
      lists: Math.max(...sizes.map(({ lists }) => lists)),
    };
  }

  #sizeOfSelection(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#sizeOfFragment(selection.name.value);
    const inner = selection.selectionSet ? this.sizeOf(selection.selectionSet) : nothing;
    if (selection.kind !== Kind.FIELD) return inner;
    const isList = this.#listNames.has(selection.name.value);
    return { ...inner, top: 1, fields: inner.fields + 1, lists: inner.lists + (isList ? 1 : 0) };
  }

  #sizeOfFragment(name: string): Size {
    const known = this.#sizes.get(name);
    if (known) return known;
    this.#sizes.set(name, endless); // until it is measured: whoever meets it meanwhile stands inside of it
    const fragment = this.#fragments.get(name);
    const size = fragment ? this.sizeOf(fragment.selectionSet) : nothing;
    this.#sizes.set(name, size);
    return size;
  }
}

const noLists: ReadonlySet<string> = new Set();

/**
 * Why the document is refused, or undefined. Fields count as often as they are asked for, aliases and fragments
 * included. Fragments that nobody asks for are measured too, since they are validated like the others.
 * @param listNames fields of which only so many may stand inside of each other
 */
export const limitBroken = (
  { definitions }: DocumentNode,
  limits: DocumentLimits = documentLimits,
  listNames = noLists,
): string | undefined => {
  const measure = new Measure(definitions.filter(isFragment), listNames);
  for (const part of definitions.filter(isExecutable)) {
    const broken = brokenBy(measure.sizeOf(part.selectionSet), limits, !isFragment(part));
    if (broken !== undefined) return broken;
  }
  return undefined;
};

/** How many fields of the first level the document asks for at most. */
export const rootFieldsOf = ({ definitions }: DocumentNode): number => {
  const measure = new Measure(definitions.filter(isFragment), noLists);
  const operations = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  return Math.max(...operations.map(({ selectionSet }) => measure.sizeOf(selectionSet).top));
};

function isFragment(part: DefinitionNode): part is FragmentDefinitionNode {
  return part.kind === Kind.FRAGMENT_DEFINITION;
}

function isExecutable(part: DefinitionNode): part is ExecutableDefinitionNode {
  return part.kind === Kind.OPERATION_DEFINITION || isFragment(part);
}

function brokenBy(
  { top, fields, depth, lists }: Size,
  limits: DocumentLimits,
  isOperation: boolean,
): string | undefined {
  if (depth > limits.depth) return 'too deep';
  if (fields > limits.fields) return 'too many fields';
  if (lists > limits.lists) return 'lists inside of lists';
  return isOperation && top > limits.rootFields ? 'too many root fields' : undefined;
}
