import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dataFolder, root } from '../kit/paths.ts';

/** What the page shows. */
export const emptyText = 'Empty page';

// What every page of the same framework has at least: React, the theme, its base styles and one word.
const program = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const title = h(Typography, { component: 'h1' }, ${JSON.stringify(emptyText)});
const page = h(ThemeProvider, { theme: createTheme() }, h(CssBaseline), h('main', null, title));
createRoot(document.getElementById('root')).render(page);
`;

const document = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Empty</title></head>
  <body><div id="root"></div><script type="module" src="./main.js"></script></body>
</html>
`;

const folder = 'empty-page';

/** A page beside the app: the same framework, files and server, and nothing on it. */
export interface EmptyPage {
  /** Below the server's address. */
  readonly path: string;
  remove(): void;
}

/** Builds the page into the folder of the built app, for as long as the benchmark runs. */
export const addEmptyPage = (): EmptyPage => {
  const source = dataFolder(folder);
  const outDir = join(root, 'web', 'dist', folder);
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), document);
  writeFileSync(join(source, 'main.js'), program);
  build(source, outDir);
  compress(outDir);
  return { path: `/${folder}/index.html`, remove: () => rmSync(outDir, { recursive: true, force: true }) };
};

function build(source: string, outDir: string): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['--base', `/${folder}/`, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', source, ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the empty page could not be built: ${stderr}`);
}

/** As the app's own files: compressed as well as can be, before anybody asks. */
function compress(outDir: string): void {
  for (const name of readdirSync(join(outDir, 'assets'))) {
    const path = join(outDir, 'assets', name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}
