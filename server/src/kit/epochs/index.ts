export { type EpochFacts, readEpoch, readState } from './epochs.store.ts';
export { createEpochs, type EpochFigures, type Epochs, type PutBackCause } from './epochs.ts';
export { identityOfFile } from './mark-file.ts';
