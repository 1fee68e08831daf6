import type { GraphQLSchema } from 'graphql';
import type { RunnableDocument } from './compile-document.ts';

// A large text takes half a megabyte once it is compiled. The web app's own documents are some dozens and all stay.
const integratorsTexts = 100;

interface Compiled {
  readonly ours: Map<string, RunnableDocument>;
  readonly theirs: Texts;
}

/** What was compiled, beside the schema that it is good for. */
const compiledFor = new WeakMap<GraphQLSchema, Compiled>();

/** What was compiled with a schema: documents of the web app by their text, and texts of integrators by a key. */
export const compiledWith = (schema: GraphQLSchema): Compiled => {
  const compiled = compiledFor.get(schema) ?? { ours: new Map(), theirs: createTexts() };
  compiledFor.set(schema, compiled);
  return compiled;
};

type Texts = ReturnType<typeof createTexts>;

/** Texts of integrators, compiled: those used last. */
function createTexts() {
  const texts = new Map<string, RunnableDocument>();
  const keep = (key: string, document: RunnableDocument): void => {
    texts.delete(key);
    texts.set(key, document);
    const [oldest] = texts.size > integratorsTexts ? texts.keys() : [];
    if (oldest !== undefined) texts.delete(oldest);
  };
  const find = (key: string): RunnableDocument | undefined => {
    const found = texts.get(key);
    if (found) keep(key, found);
    return found;
  };
  return { keep, find };
}
