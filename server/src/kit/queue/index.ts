export { type Asker, createFairQueue, type FairBounds, type FairQueue, type Turn } from './fair-queue.ts';
export { createQueue, type Queue } from './queue.ts';
