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
    const found = joinSmallParts(stagesOfModules(bundle, stages), lengthsOf(bundle), stages);
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
  for (const [stage, { sources, behind, hasIconsOutside }] of Object.entries(stages))
    for (const file of filesOfSources(bundle, sources))
      for (const id of modulesOf(bundle, file)) {
        if (hasIconsOutside && isIcon(id)) continue;
        const known = found.get(id) ?? new Set();
        if (!isBefore(stages, behind, known)) found.set(id, known.add(stage));
      }
  return new Map([...found].map(([id, names]) => [id, [...names]]));
}

/** Characters, as written, below which a part of its own is not worth a request. */
const smallest = 8_000;

/** What is small lies with another part that all who need it load anyway: the one that the fewest others load. */
function joinSmallParts(places: Places, lengths: ReadonlyMap<string, number>, stages: Stages): Places {
  const parts = [...Map.groupBy(places, ([, names]) => names.join('~')).values()].map((modules) => ({
    names: modules[0]?.[1] ?? [],
    isSmall: modules.reduce((sum, [id]) => sum + (lengths.get(id) ?? 0), 0) < smallest,
  }));
  const loadersOf = (names: readonly string[]) =>
    Object.keys(stages).filter((stage) => isBefore(stages, stage, new Set(names)));
  const targets = new Map(
    parts.map(({ names, isSmall }) => {
      const loaders = loadersOf(names);
      const fits = parts
        .filter((other) => !other.isSmall)
        .map((other) => ({ names: other.names, loaders: loadersOf(other.names) }))
        .filter((other) => isSmall && loaders.every((stage) => other.loaders.includes(stage)))
        .sort((one, other) => one.loaders.length - other.loaders.length);
      return [names.join('~'), fits[0]?.names ?? names] as const;
    }),
  );
  return new Map([...places].map(([id, names]) => [id, targets.get(names.join('~')) ?? names]));
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
  return id.includes('/@mui/icons-material/');
}

/** Whether one of those is the stage, or what comes before it. */
function isBefore(stages: Stages, stage: string | undefined, known: ReadonlySet<string>): boolean {
  return stage !== undefined && (known.has(stage) || isBefore(stages, stages[stage]?.behind, known));
}

/**
 * Modules that are entries themselves stay alone: a chunk of theirs is what others ask for. The first one of the document
 * stays with it, since the bundler drops the file of an entry that holds nothing.
 */
function modulesOf(bundle: Rollup.OutputBundle, file: string): readonly string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  const shared = chunk.isEntry ? chunk.moduleIds.slice(1) : chunk.moduleIds;
  return shared.filter((id) => id !== chunk.facadeModuleId);
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
