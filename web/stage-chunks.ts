import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { plainTheme } from './plain-theme.ts';
import { filesOfSources } from './preload-lists.ts';

/** What is loaded together: the sources, with all that they import statically. */
interface Stage {
  readonly sources: readonly string[];
  /** The stage that is always there before it: what both need lies with that one, however many others need it, too. */
  readonly behind?: string;
  /** Its icons stay outside: another page that has one of them would load the stage for a drawing of 200 bytes. */
  readonly hasIconsOutside?: boolean;
  /** Small parts that it does not need are not laid with its own: it has a ceiling that they would take. */
  readonly isLean?: boolean;
}

type Stages = Readonly<Record<string, Stage>>;

/**
 * Puts modules that the same stages load into one chunk. Left to itself, the bundler makes one for each set of pages
 * that share a module, which are a hundred and fifty files for a page and cost a browser and the server more than what
 * is in them. Which modules a stage loads is known only after unused ones were left out, so the app is built twice.
 */
export const stageChunks = (stages: Stages, priority: number): Plugin => ({
  name: 'stage-chunks',
  apply: 'build',
  config: async () => {
    const bundle = await buildInOwnChunks();
    const places = withStyles(stagesOfModules(bundle, stages), stages);
    const found = joinSmallParts({ places, imports: importsOf(bundle), lengths: lengthsOf(bundle) }, stages);
    const group = {
      name: (id: string) => found.get(id)?.join('~') ?? null,
      priority,
      // Each has a stage of its own.
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});

/** The stages that load each module. */
type Places = ReadonlyMap<string, readonly string[]>;

function stagesOfModules(bundle: Rollup.OutputBundle, stages: Stages): Places {
  const found = new Map<string, Set<string>>();
  const outside: [stage: string, icon: string][] = [];
  for (const [stage, { sources, behind, hasIconsOutside }] of Object.entries(stages))
    for (const file of filesOfSources(bundle, sources))
      for (const id of modulesOf(bundle, file)) {
        if (hasIconsOutside && isIcon(id)) {
          outside.push([stage, id]);
          continue;
        }
        const known = found.get(id) ?? new Set();
        if (!isBefore(stages, behind, known)) found.set(id, known.add(stage));
      }
  for (const [stage, id] of outside) {
    const names = found.get(id);
    if (names && !isBefore(stages, stage, names)) placeIcon(found, id, placesOfIcon(stages, names, stage));
  }
  return new Map([...found].map(([id, names]) => [id, [...names]]));
}

/**
 * Nor do icons lie with a stage that theirs does not load: it would, all of it, for such a drawing. They lie with what is
 * there before both, where one of these needs them itself; by itself, each is a file and a request.
 */
function placesOfIcon(stages: Stages, names: ReadonlySet<string>, stage: string): ReadonlySet<string> {
  const first = new Set([...names, stage].map((name) => earliest(stages, name)));
  const isNeededFirst = first.size > 1 && [...names].some((name) => first.has(name));
  return new Set(Object.keys(stages).filter((name) => isNeededFirst && first.has(name)));
}

function placeIcon(found: Map<string, Set<string>>, id: string, places: ReadonlySet<string>): void {
  if (places.size > 0) found.set(id, new Set(places));
  else found.delete(id);
}

/** The stage that comes first of all before this one, but for the one that is always there. */
function earliest(stages: Stages, name: string): string {
  const before = stages[name]?.behind;
  return before === undefined || stages[before]?.behind === undefined ? name : earliest(stages, before);
}

/**
 * What several stages need of styles lies with the first stage of all, whose styles the document names: a few hundred
 * bytes each, that would be a file and a request for each set of pages.
 */
function withStyles(places: Places, stages: Stages): Places {
  const first = Object.keys(stages).filter((name) => stages[name]?.behind === undefined);
  const isShared = (id: string, names: readonly string[]) => id.endsWith('.css') && names.length > 1;
  return new Map([...places].map(([id, names]) => [id, isShared(id, names) ? first : names]));
}

/** Characters, as written, below which a part of its own is not worth a request. */
const smallest = 14_000;

/** Characters below which it lies even with another small part, which some load without needing it. */
const tiny = 6_000;

interface Modules {
  readonly places: Places;
  /** The modules that each one needs. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly lengths: ReadonlyMap<string, number>;
}

/**
 * What is small, and needed by several stages, lies with another part that all of them load anyway: the one that the
 * fewest others load, and whose loaders all have what the small one imports. What one stage needs alone is a file of that
 * one in any case.
 */
function joinSmallParts({ places, imports, lengths }: Modules, stages: Stages): Places {
  const loadersOf = (names: readonly string[]) =>
    Object.keys(stages).filter((stage) => isBefore(stages, stage, new Set(names)));
  const parts = [...Map.groupBy(places, ([, names]) => names.join('~')).values()].map((part) => {
    const names = part[0]?.[1] ?? [];
    const ids = part.map(([id]) => id);
    const length = ids.reduce((sum, id) => sum + (lengths.get(id) ?? 0), 0);
    const isShared = names.length > 1;
    return {
      ...{ names, ids, loaders: loadersOf(names) },
      ...{ isSmall: isShared && length < smallest, isTiny: isShared && length < tiny },
    };
  });
  const targets = new Map(
    parts.map(({ names, ids, loaders, isSmall, isTiny }) => {
      const needed = ids
        .flatMap((id) => placedImports(id, imports, places))
        .filter((other) => other.join('~') !== names.join('~'))
        .map(loadersOf);
      const fits = parts
        .filter((other) => (isSmall && !other.isSmall) || (isTiny && other.loaders.length > loaders.length))
        .filter((other) => isWithin(loaders, other.loaders))
        .filter(
          (other) =>
            isTiny || other.loaders.every((stage) => !stages[stage]?.isLean || loaders.includes(stage)),
        )
        .filter((other) => needed.every((needing) => isWithin(other.loaders, needing)))
        .sort((one, other) => one.loaders.length - other.loaders.length);
      return [names.join('~'), fits[0]?.names ?? names] as const;
    }),
  );
  const joined = new Map(
    [...places].map(([id, names]) => [id, targets.get(names.join('~')) ?? names] as const),
  );
  const hasMoved = [...targets].some(([name, target]) => target.join('~') !== name);
  // What others need lies elsewhere now, so that they may move, too.
  return hasMoved ? joinSmallParts({ places: joined, imports, lengths }, stages) : joined;
}

/** The stages of all modules that one imports, through those that hold nothing themselves. */
function placedImports(
  id: string,
  imports: Modules['imports'],
  places: Places,
  seen = new Set<string>(),
): readonly (readonly string[])[] {
  return (imports.get(id) ?? []).flatMap((other) => {
    if (seen.has(other)) return [];
    seen.add(other);
    const names = places.get(other);
    return names ? [names] : placedImports(other, imports, places, seen);
  });
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name) => all.includes(name));
}

function lengthsOf(bundle: Rollup.OutputBundle): ReadonlyMap<string, number> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );
}

function isIcon(id: string): boolean {
  return id.includes('/web/src/kit/icons/');
}

/** Whether one of those is the stage, or what comes before it. */
function isBefore(stages: Stages, stage: string | undefined, known: ReadonlySet<string>): boolean {
  return stage !== undefined && (known.has(stage) || isBefore(stages, stages[stage]?.behind, known));
}

/**
 * The first module of the document stays with it, since the bundler drops the file of an entry that holds nothing. What is
 * imported when it is needed lies with its stage: the import then names that.
 */
function modulesOf(bundle: Rollup.OutputBundle, file: string): readonly string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  return chunk.isEntry ? chunk.moduleIds.slice(1) : chunk.moduleIds;
}

/** The app in the bundler's own chunks, one for each set of entries that needs the same modules. */
async function buildInOwnChunks(): Promise<Rollup.OutputBundle> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), plainTheme()],
    build: { write: false, minify: false, target: 'es2023' },
  });
  const { output } = built as Rollup.RollupOutput;
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
}

/**
 * What the modules of a chunk need of others, as far as it is used: an index of a folder names much that whoever imports
 * it leaves out.
 */
function importsOf(bundle: Rollup.OutputBundle): Modules['imports'] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const idsOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  return new Map(
    chunks.flatMap(({ imports, moduleIds }) => {
      const needed = imports.flatMap((file) => idsOf.get(file) ?? []);
      return moduleIds.map((id) => [id, needed] as const);
    }),
  );
}
