import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { sourcesFile } from './sources-list.ts';

// What a browser fetches to show a page, in brotli KiB beside its ceiling (contract 27). Run after `vite build`.

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

const dist = new URL('dist/', import.meta.url);
const sources = JSON.parse(readFileSync(new URL(sourcesFile, dist), 'utf8')) as Readonly<
  Record<string, string>
>;
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;

const favicon = 'favicon.svg';

/** The code of the public pages beside that of /login (contract 27); each brings a form of its own. */
const publicPages = {
  '/register': 'src/account/registration/register-page.tsx',
  '/mail-confirm': 'src/account/confirmation/mail-confirm-page.tsx',
  '/not-me': 'src/account/confirmation/not-me-page.tsx',
  '/confirmed': 'src/account/confirmation/confirmed-page.tsx',
  '/forgot-password': 'src/account/password-reset/forgot-password-page.tsx',
  '/reset-confirm': 'src/account/password-reset/reset-confirm-page.tsx',
  '/reset-password': 'src/account/password-reset/reset-password-page.tsx',
  '/passwordChanged': 'src/account/password-reset/password-changed-page.tsx',
};

/** The code of the lists of master data; their dialogs come when they are opened. */
const lists = {
  '/manage/data/printers': [
    'src/master-data/printers/printer-screens.tsx',
    'src/master-data/record-lists/list-screen.tsx',
  ],
  '/manage/data/articlesList': ['src/master-data/articles/articles-page.tsx'],
};

/** The help with the topic that it begins with; each text comes by itself. */
const help = [
  'src/content/documentation/documentation-page.tsx',
  'src/content/documentation/reader.tsx',
  'src/content/documentation/pages/first-steps.de.md?raw&alone',
];
const guestHelp = 'src/content/documentation/guest-documentation-page.tsx';

const publicEntry = ['index.html', 'src/app/public-app.tsx'];
const signedInEntry = ['index.html', 'src/app/start-signed-in.ts', 'src/app/signed-in-app.tsx'];

interface MeasuredPage {
  readonly name: string;
  /** KiB. */
  readonly ceiling: number;
  readonly parts: readonly string[];
  /** The document, where it is one that holds the page already (decision 93). */
  readonly document?: string;
}

const standing = (path: string) =>
  existsSync(new URL(`standing${path}.html`, dist)) ? { document: `standing${path}.html` } : {};

const pages: readonly MeasuredPage[] = [
  { name: '/login', ceiling: 180, parts: publicEntry, ...standing('/login') },
  ...Object.entries(publicPages).map(([name, part]) => ({
    name,
    // Those that hold their page already hold it in both languages, with its styles.
    ceiling: 'document' in standing(name) ? 184 : 180,
    parts: [...publicEntry, part],
    ...standing(name),
  })),
  { name: 'signed-in shell', ceiling: 260, parts: signedInEntry },
  {
    name: '/dashboards/home',
    ceiling: 300,
    parts: [...signedInEntry, 'src/sales/dashboards/home-page.tsx', 'src/sales/dashboards/home-charts.tsx'],
  },
  // 220 KiB beyond the shell.
  ...Object.entries(lists).map(([name, parts]) => ({
    name,
    ceiling: 480,
    parts: [...signedInEntry, ...parts],
  })),
  { name: '/documentation', ceiling: 340, parts: [...signedInEntry, ...help], ...standing('/documentation') },
  {
    name: '/documentation of guests',
    ceiling: 340,
    parts: [...publicEntry, ...help, guestHelp],
    ...standing('/documentation'),
  },
];

/** Manifest keys by the name of the file: what is no entry itself is only named by its file. */
const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));

/** The chunk and all that it imports statically, with their styles and fonts. */
const collect = (key: string, seen: Set<string>, files: Set<string>): void => {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return;
  seen.add(key);
  for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file);
  for (const other of entry.imports ?? []) collect(other, seen, files);
};

const kibibytes = (file: string): number => {
  const compressed = new URL(`${file}.br`, dist);
  if (existsSync(compressed)) return readFileSync(compressed).length / 1024;
  const source = readFileSync(new URL(file, dist));
  return (file.endsWith('.woff2') ? source : brotliCompressSync(source)).length / 1024;
};

for (const { name, ceiling, parts, document = 'index.html' } of pages) {
  const files = new Set<string>([document, favicon]);
  const seen = new Set<string>();
  for (const part of parts) {
    const key = keyOfFile.get(sources[part] ?? '');
    if (key === undefined) throw new Error(`the build has no ${part}`);
    collect(key, seen, files);
  }
  const sizes = [...files].map((file) => ({ file, size: kibibytes(file) }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${name}: ${total.toFixed(1)} KiB brotli in ${files.size} files (ceiling ${ceiling}${total > ceiling ? ': missed' : ''})`,
  );
  if (process.argv.includes('--files'))
    for (const { file, size } of sizes.sort((one, other) => other.size - one.size))
      console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`);
  if (total > ceiling) process.exitCode = 1;
}
