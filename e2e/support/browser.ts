import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';

/** Starts Chromium for a program that is no Playwright test. */
export const launchBrowser = async (): Promise<Browser> => {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
};
