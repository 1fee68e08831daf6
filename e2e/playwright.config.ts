import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

const chromium = await findChromium();
// The workers read this file, too: they need not search again.
process.env.CHROMIUM = chromium.executablePath;

export default defineConfig({
  testDir: 'journeys',
  outputDir: fileURLToPath(new URL('../.cache/e2e', import.meta.url)),
  // Each worker has servers of its own (support/test.ts); files of one worker share them.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      env: { ...process.env, ...chromium.env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
});
