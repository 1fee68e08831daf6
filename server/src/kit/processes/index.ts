export { letOthersGoFirst } from './let-others-go-first.ts';
export { processorMs } from './processor-time.ts';
