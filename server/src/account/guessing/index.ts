export { createGuessGuard, type Guess, type GuessGuard } from './guess-guard.ts';
export { createKnownDevices, type KnownDevices } from './known-device.ts';
