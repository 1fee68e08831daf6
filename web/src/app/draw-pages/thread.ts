import { parentPort, workerData } from 'node:worker_threads';

// Before there is a document: where there is none, the library of styles gives out what it writes.
await import('@mui/material/styles');
const { beGuestsBrowser } = await import('./no-browser.ts');
beGuestsBrowser(workerData);
const { drawPages } = await import('./draw-pages.tsx');
parentPort?.postMessage(await drawPages());
