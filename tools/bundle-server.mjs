import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

// Puts the files of server and domain into one, and what is loaded late into some more: two thousand small modules cost a
// start as much time as all that they do, and the process 40 MB for as long as it runs (docs/decisions/0092). Packages stay
// where they are, but for a few. Names and lines stay legible; the maps beside it lead to the sources (server/src/kit/stacks).

const output = join(root, 'server', 'dist');

/** Packages of many small modules, of which we use a part, and which nobody but us shares objects with. */
const joined = /^(zod|kysely|jose|rrule-temporal)(\/|$)/;

const isPackage = (id) => !/^(\.|\/|[A-Za-z]:\\|@tresen\/)/.test(id) && !joined.test(id);

/** Migrations, fonts, programs of further processes and packages are found from where their file stood. */
const whereItStood = {
  name: 'where-it-stood',
  transform: {
    filter: { code: 'import.meta' },
    handler: (code, id) => {
      const place = relative(output, id).replaceAll('\\', '/');
      // On the same line, so that the map stays true.
      return {
        code: code
          .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
          .replaceAll(/import\.meta\.(?=dirname|filename)/g, () => {
            throw new Error(`${id}: only import.meta.url and import.meta.resolve are known here`);
          }),
        map: null,
      };
    },
  },
};

const bundle = await rolldown({
  input: join(root, 'server', 'src', 'app', 'main.ts'),
  platform: 'node',
  external: isPackage,
  plugins: [whereItStood],
  onLog: (level, log, handle) => {
    if (level === 'warn') throw new Error(log.message);
    handle(level, log);
  },
});
const { output: files } = await bundle.write({
  dir: output,
  format: 'esm',
  comments: false,
  // One byte a character in memory; a single dash beyond Latin would make it two.
  charset: 'ascii',
  sourcemap: 'hidden',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
});

// What `charset` cannot escape: the text of a tagged template.
for (const { fileName, code } of files) {
  const wide = /.{0,40}[\u0100-\uffff].{0,40}/.exec(code ?? '');
  if (wide) throw new Error(`${fileName} would take two bytes a character: write \\u.... in ${wide[0]}`);
}

// The sources are there anyway.
for (const { fileName, source } of files.filter(({ fileName }) => fileName.endsWith('.map'))) {
  const { sourcesContent: _, ...map } = JSON.parse(source);
  writeFileSync(join(output, fileName), JSON.stringify(map));
}

/** A server that still runs from an earlier build loads parts of that late. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const written = new Set(files.map(({ fileName }) => fileName));
for (const file of readdirSync(output)) {
  const isOld = Date.now() - statSync(join(output, file)).mtimeMs > keptMs;
  if (!written.has(file) && isOld) rmSync(join(output, file));
}
