export { letOthersGoFirst } from './let-others-go-first.ts';
