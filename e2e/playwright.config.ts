import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { isFull } from '@tresen/domain/kit/testing';
import { findChromium, notInstalled } from './chromium.ts';
import { buildServer } from './support/server-process.ts';

const chromium = await findChromium();
if (chromium.isPackaged) console.warn(notInstalled);
// The workers read this file, too: they need not search again.
process.env.CHROMIUM = chromium.executablePath;

// Once, before there are workers.
if (!process.env.PREPARED_DATA) buildServer();

// What servers of several workers begin with (support/prepared-data.ts), for this run alone.
if (!process.env.PREPARED_DATA) {
  const prepared = mkdtempSync(join(tmpdir(), 'tresen-prepared-'));
  process.env.PREPARED_DATA = prepared;
  process.once('exit', () => rmSync(prepared, { recursive: true, force: true }));
}

const folder = fileURLToPath(new URL('journeys', import.meta.url));

/** Those that take longest, so that none of them is left for the end. */
const long = ['accessibility.spec.ts', 'restore.spec.ts'].map((file) => join(folder, file));

export default defineConfig({
  testDir: folder,
  // Projects run in this order. Workers go on from file to file; to each file servers stand as after a first start
  // (support/file-servers.ts).
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
  ],
  outputDir: fileURLToPath(new URL('../.cache/e2e', import.meta.url)),
  // One more than processors: journeys wait, for the server or for what moves to stand still.
  workers: availableParallelism() + 1,
  grepInvert: isFull ? [] : /@full/,
  forbidOnly: true,
  // A browser beside a server on two busy processors misses a time now and then. tools/test.mjs names what did so.
  retries: 1,
  // Limits end what hangs; a machine with other work must not reach them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // What slides in cannot be clicked yet, and draws pictures that no journey looks at.
    contextOptions: { reducedMotion: 'reduce' },
    // It answers from its own memory what a journey wants to see asked; app.spec.ts allows it.
    serviceWorkers: 'block',
    // Steps and requests; pictures and copies of every step would take up what two processors have.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      env: { ...process.env, ...chromium.env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
});
