import {
  type DefinitionNode,
  type DocumentNode,
  type ExecutableDefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Bounds of a document that a client wrote itself: enough for any screen, too little for an attack. */
export const documentLimits = { depth: 12, fields: 500, rootFields: 20, characters: 20_000 } as const;

/** What a selection asks for, its fragments written out. `top` counts the fields of its first level. */
interface Size {
  readonly top: number;
  readonly fields: number;
  readonly depth: number;
}

const nothing: Size = { top: 0, fields: 0, depth: 0 };
/** Fragments that name each other never end. */
const endless: Size = { top: Infinity, fields: Infinity, depth: Infinity };

/** Measures each fragment once, however often it is named: written out, forty names can be more than the stars. */
class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #sizes = new Map<string, Size>();

  constructor(fragments: readonly FragmentDefinitionNode[]) {
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  sizeOf({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((selection) => this.#sizeOfSelection(selection));
    return {
      top: sizes.reduce((sum, { top }) => sum + top, 0),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
      depth: 1 + Math.max(...sizes.map(({ depth }) => depth)),
    };
  }

  #sizeOfSelection(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#sizeOfFragment(selection.name.value);
    const inner = selection.selectionSet ? this.sizeOf(selection.selectionSet) : nothing;
    return selection.kind === Kind.FIELD ? { ...inner, top: 1, fields: inner.fields + 1 } : inner;
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

const isFragment = (part: DefinitionNode): part is FragmentDefinitionNode =>
  part.kind === Kind.FRAGMENT_DEFINITION;
const isExecutable = (part: DefinitionNode): part is ExecutableDefinitionNode =>
  part.kind === Kind.OPERATION_DEFINITION || isFragment(part);

const brokenBy = ({ top, fields, depth }: Size, isOperation: boolean): string | undefined => {
  if (depth > documentLimits.depth) return 'too deep';
  if (fields > documentLimits.fields) return 'too many fields';
  return isOperation && top > documentLimits.rootFields ? 'too many root fields' : undefined;
};

/**
 * Why the document is refused, or undefined. Fields count as often as they are asked for, aliases and fragments
 * included. Fragments that nobody asks for are measured too, since they are validated like the others.
 */
export const limitBroken = ({ definitions }: DocumentNode): string | undefined => {
  const measure = new Measure(definitions.filter(isFragment));
  for (const part of definitions.filter(isExecutable)) {
    const broken = brokenBy(measure.sizeOf(part.selectionSet), !isFragment(part));
    if (broken !== undefined) return broken;
  }
  return undefined;
};
